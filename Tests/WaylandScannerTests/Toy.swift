/// A protocol with one of each: every kind of argument, an enumeration, a bit field, names that
/// are Swift keywords, a destructor on either side.
enum Toy {
    static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE protocol SYSTEM "wayland.dtd">
        <protocol name="toy">
          <copyright>Nobody's &lt;toy&gt;</copyright>
          <interface name="toy_box" version="3">
            <description summary="a box of toys">Longer words.</description>
            <request name="destroy" type="destructor"/>
            <request name="put">
              <description summary="put a toy in"/>
              <arg name="toy_id" type="new_id" interface="toy_item"/>
              <arg name="label" type="string" allow-null="true"/>
              <arg name="in" type="uint" enum="default"/>
              <arg name="data" type="array"/>
              <arg name="fd" type="fd"/>
            </request>
            <request name="open" since="2">
              <arg name="name" type="uint"/>
              <arg name="id" type="new_id"/>
            </request>
            <event name="repeat">
              <arg name="item" type="object" interface="toy_item" allow-null="true"/>
              <arg name="other" type="object" interface="stranger"/>
              <arg name="class" type="int" enum="toy_item.turn"/>
              <arg name="weight" type="fixed"/>
            </event>
            <enum name="default" bitfield="true">
              <entry name="none" value="0" summary="nothing"/>
              <entry name="round" value="0x10"/>
            </enum>
          </interface>
          <interface name="toy_item" version="1">
            <event name="done" type="destructor">
              <arg name="box" type="new_id" interface="toy_box"/>
            </event>
            <enum name="turn">
              <entry name="90" value="1"/>
              <entry name="self" value="-1"/>
            </enum>
          </interface>
        </protocol>
        """
}
