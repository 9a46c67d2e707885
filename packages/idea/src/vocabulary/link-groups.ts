/** Things a general record may refer to, the likeliest first: `@taker` in a link stands for whichever of them is there. */
export const LINK_GROUPS: Readonly<Record<string, string>> = {
  taker:
    'customer|client|member|guest|patient|student|passenger|participant|tenant|visitor|pupil|child|subscriber|buyer|resident|household|family|citizen|player|applicant|farmer|company|neighbor|user|person|owner',
  doer: 'employee|technician|doctor|therapist|stylist|trainer|instructor|tutor|teacher|nurse|veterinarian|dentist|lawyer|consultant|artist|mechanic|cleaner|volunteer|worker|driver|agent|officer|engineer|operator|inspector',
  teacher: 'teacher|instructor|trainer|tutor|coach|professor|lecturer|speaker',
  place:
    'site|location|property|building|room|store|branch|farm|station|facility|venue|warehouse|apartment|field|plant|house|hall|park|restaurant|clinic|school',
  gear: 'machine|equipment|device|vehicle|asset|instrument|tool|appliance|item|boat|bike|car|truck|aircraft|elevator|turbine|server|meter|pump|printer|building|property',
  dealing:
    'order|booking|reservation|rental|appointment|job|project|contract|subscription|membership|enrollment|registration|lease|loan|ticket|stay|work order|case|sale|treatment|visit|delivery|session|lesson|trip|tour|event|course|purchase|repair|service|dues',
  paid: 'invoice|bill|order|booking|reservation|rental|appointment|subscription|membership|contract|enrollment|registration|lease|loan|ticket|stay|sale|fee|fine|dues|job|treatment|session|lesson|trip|claim|donation|purchase|campaign',
  booked:
    'room|table|court|desk|class|session|tour|trip|flight|sailing|ride|vehicle|machine|equipment|property|slot|time slot|service|resource|seat|lesson|course|show|performance|event|activity|cabin|boat|studio|hall|space|bike|car|workshop|game|item',
  lent: 'item|book|copy|equipment|vehicle|car|bike|boat|tool|costume|instrument|machine|device|game|toy|property|locker|score|artwork|product|camera|dress|canoe|tent|key',
  sold: 'product|item|article|book|dish|menu item|meal|material|part|ticket|package|service|card|wine|medicine|plant|cheese',
  bought: 'product|item|book|package|course|ticket|service|asset|vehicle|property|artwork|material',
  meeting:
    'class|session|lesson|rehearsal|training|meeting|course|event|workshop|shift|lecture|match|exercise|service|camp|activity',
  attendee:
    'student|member|pupil|child|participant|employee|singer|musician|player|athlete|volunteer|attendee|person|guest|user',
  offered:
    'event|course|workshop|tournament|race|trip|class|competition|camp|training|conference|activity|tour|seminar|exam|program|study|league',
  reviewed:
    'product|book|movie|service|restaurant|recipe|place|property|hotel|course|tour|order|booking|appointment|session|ride|trip|film|game|app|item|listing|article|show|event|stay|thesis|proposal|submission|driver|seller|host|provider|freelancer|company|teacher|tutor|doctor',
  subject:
    'post|article|task|ticket|photo|video|recipe|issue|project|case|idea|proposal|question|review|document|order|event|song|story|listing|request|patient|client|customer|animal|plant|visit|session',
  matter:
    'case|matter|project|property|contract|application|shipment|employee|patient|vehicle|client|customer|student|claim|order|member|supplier|course|tenant|product|machine|meeting|permit|loan|policy|asset|company',
  shown:
    'album|inspection|report|property|damage|find|observation|visit|listing|product|item|artwork|animal|plant|incident|defect|repair|job|recipe|trip|event|spot|place|vehicle|window|room|project|post|user',
  measured:
    'sensor|device|meter|station|machine|patient|visit|sample|tank|plot|site|room|hive|well|trial|experiment|plant|animal|product|building|batch|user|athlete',
  examined:
    'vehicle|machine|equipment|property|building|site|asset|product|elevator|restaurant|room|hive|tree|apartment|extinguisher|device|boat|playground|aircraft|scaffold|bridge|facility|farm|ride|batch|location|item',
  asked: 'product|item|room|resource|service|equipment|document|certificate|ride|book|slot|property|event|animal|tool',
  sought:
    'job|position|vacancy|program|scholarship|grant|course|school|parcel|topic|permit|loan|license|room|apartment|role|offer|opening|call|membership',
  team: 'team|group|department|committee|club|association|board|project|crew|association',
  stored: 'warehouse|store|location|branch|shelf|room|storage location|tank|site|bin|fridge',
  stocked: 'product|item|material|ingredient|medicine|part|article|species|fish|book|wine|beer|supply item|component',
};
