/// What `Introspect` answers: data/dbus-1/interfaces/org.glasschord.Toolbar1.xml without its comments, which a test compares,
/// and the interfaces that every object has.
enum ToolbarDescription {
    static let text = own + standard + "</node>\n"

    static let own = """
        <!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN"
         "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">
        <node>
          <interface name="org.glasschord.Toolbar1">
            <method name="Register">
              <arg name="app_id" type="s" direction="in"/>
              <arg name="groups" type="aaa{sv}" direction="in"/>
            </method>
            <method name="SetEnabled">
              <arg name="group" type="u" direction="in"/>
              <arg name="item" type="u" direction="in"/>
              <arg name="enabled" type="b" direction="in"/>
            </method>
            <method name="SetActive">
              <arg name="active" type="b" direction="in"/>
            </method>
            <method name="Unregister"/>
            <signal name="ToolActivated">
              <arg name="group" type="u"/>
              <arg name="item" type="u"/>
              <arg name="tool" type="i"/>
            </signal>
            <signal name="WillPresentToolPicker">
              <arg name="group" type="u"/>
              <arg name="item" type="u"/>
            </signal>
            <property name="Version" type="u" access="read">
              <annotation name="org.freedesktop.DBus.Property.EmitsChangedSignal" value="const"/>
            </property>
          </interface>

        """

    /// Source: D-Bus specification, "Standard Interfaces".
    private static let standard = """
          <interface name="org.freedesktop.DBus.Introspectable">
            <method name="Introspect">
              <arg name="xml_data" type="s" direction="out"/>
            </method>
          </interface>
          <interface name="org.freedesktop.DBus.Peer">
            <method name="Ping"/>
            <method name="GetMachineId">
              <arg name="machine_uuid" type="s" direction="out"/>
            </method>
          </interface>
          <interface name="org.freedesktop.DBus.Properties">
            <method name="Get">
              <arg name="interface_name" type="s" direction="in"/>
              <arg name="property_name" type="s" direction="in"/>
              <arg name="value" type="v" direction="out"/>
            </method>
            <method name="GetAll">
              <arg name="interface_name" type="s" direction="in"/>
              <arg name="values" type="a{sv}" direction="out"/>
            </method>
            <method name="Set">
              <arg name="interface_name" type="s" direction="in"/>
              <arg name="property_name" type="s" direction="in"/>
              <arg name="value" type="v" direction="in"/>
            </method>
          </interface>

        """
}
