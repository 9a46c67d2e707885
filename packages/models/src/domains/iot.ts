export const IOT = `domain iot: Internet of things
says Devices with sensors send measurements; rules raise alerts.
like ThingsBoard, Home Assistant
cues iot, sensor data, telemetry, smart home, internet of things, iot platform, sensor monitoring, home automation, device monitoring, weather station, sensor network, air quality monitoring, environmental monitoring, iot telemetry, sensor

core
site (location, home, building, room, station): Where devices are.
  name! unique, address, latitude, longitude, timezone
device_type (model, device model): Devices that are alike.
  name! unique, manufacturer
device (gateway, node, thing): A device that sends.
  serial_number! unique, name!, firmware_version text(40), status {provisioned|online|offline|retired}, installed_on, last_seen_at
  -> device_type, -> site!
sensor (channel, metric): What a device measures.
  name!, quantity_kind {temperature|humidity|pressure|power|motion|level|air_quality|other} = other, unit! text(20), min_value decimal, max_value decimal
  => device, unique(device, name)
measurement (reading, telemetry, data point): A value at a time; it is never changed.
  measured_at!, measured_value! decimal, quality {good|suspect|bad} = good
  => sensor, unique(sensor, measured_at)
alert_rule (rule, threshold): When somebody must be told.
  name!, comparison {above|below|equals|missing} = above, threshold_value! decimal, severity {info|warning|critical} = warning, active = true
  => sensor
alert (alarm, event): A rule that was broken.
  raised_at = now, cleared_at >= raised_at, status {open|acknowledged|closed}, message
  => alert_rule, -> measurement

pack users (user, owner, notification): Users
user (owner): Person who looks after a site.
  email! unique, full_name!, phone
site_user: Who may see a site.
  access_level {viewer|operator|admin} = viewer
  => site, => user, unique(site, user)

pack commands (command, actuator, automation, control, scene): Commands
device_command (command, actuator command): What a device was told to do.
  command_name!, payload long, status {queued|sent|done|failed}, issued_at = now
  => device
`;
