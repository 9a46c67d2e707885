/** Format: see `archetypes.ts`. */
export const WORK_PEOPLE = `
# time tracking and shift planning | time tracking, timesheets, shift planning, rosters, clock in, working hours, overtime, duty roster, shift swaps, flexitime, absence management | employee, shift, time entry, absence
clock event | punch, clock in, clocking, time stamp of employee | event | occurred at!, type(in/out/break)! | employee|worker!, terminal|location
overtime entry | overtime, extra hours, flexitime balance | part | date!, hours:decimal!, approved:boolean | employee|worker!
swap request | shift swap, shift swap request, shift exchange, swap offer | event | requested at!, status(requested/accepted/approved/rejected), reason | requester=employee|nurse|crew member|worker|volunteer|member!, colleague=employee|nurse|crew member|worker|volunteer|member, shift, approver=manager
shift template | shift pattern, shift type, shift model | kind | name!^, starts at:time!, ends at:time! |
staff availability | worker availability, employee availability, wish shift | schedule | date!, available:boolean, note | employee|worker|volunteer|nurse|crew member!
staffing level | minimum staffing, staff requirement | part | weekday, required count:integer! | shift|shift template|department|location!
break | rest break, lunch break, pause | part | started at!, ended at | shift|time entry!
public holiday | bank holiday, closing day | schedule | date!, name! | location|region
# performance, goals and feedback | okr, objectives, key results, performance management, 360 feedback, one on one, employee feedback, engagement survey, recognition, talent management, succession | employee, objective, review, feedback
objective | okr objective, company goal, team goal, strategic goal | item | title!, period!, status(on_track/at_risk/off_track/done) | owner=employee|team|user
key result | okr key result, measurable result | part | title!, start value:decimal, target value:decimal!, current value:decimal | objective|goal!, owner=employee|user
one on one | one-on-one, manager meeting, check in meeting | event | held on:date!, notes:text | employee!, manager
peer feedback | colleague feedback, feedback request, feedback entry | event | text:text!, given on:date | from employee=employee!, about employee=employee!
recognition | kudos of colleague, praise, employee recognition | event | message!, given at!, points:integer | sender=employee!, recipient=employee!
development plan | career plan | doc | title!, starts on:date, goals:text | employee!
engagement answer | pulse answer, survey answer of employee | part | score:integer!, comment | survey|question!, employee
succession candidate | talent pool entry, successor | part | readiness(now/one_year/later)! | employee!, position|job title
# hiring and employee lifecycle | job applications, hiring pipeline, headhunters, onboarding of employees, offboarding, job search tracker, background checks, references, employer, internships, career fair | candidate, vacancy, application, interview
interview feedback | interview scorecard, interview rating, interview notes | part | score:integer!, recommendation(hire/no_hire/maybe), notes:text | interview!, interviewer
hiring stage | pipeline stage, application stage, recruiting stage | kind | name!, position:integer! | vacancy|job opening|pipeline
talent profile | candidate profile, applicant profile, career profile | part | headline, summary:text, years of experience:integer | candidate|user|applicant!
work experience | employment history, past job, career station | part | employer name!, job title!, from:date!, until:date | candidate|applicant|person|user|resume|employee!
education entry | degree obtained, study record, school record of applicant | part | institution!, degree, graduated on:date | candidate|applicant|person|user|resume!
onboarding plan | onboarding program, induction plan, onboarding | item | name!, duration days:integer | position|department, employee
offboarding | exit interview, employee exit, resignation, termination | event | last day:date!, reason, notes:text | employee!
job alert | saved search, search alert | part | keywords!, frequency(daily/weekly), active:boolean | candidate|user|job seeker|buyer|customer!
employer review | company review | part | rating:integer!, pros:text, cons:text | company|employer!, user|employee
# contractors, agencies and consulting work | freelance projects, consulting projects, contractors, agency projects, retainer clients, statement of work, utilization, billing hours, creative briefs, proposals | client, project, time entry, invoice
statement of work | work order of client, project contract, engagement letter | doc | title!, signed on:date, amount, starts on:date, ends on:date | client!, project
project role | staffing position, project position, resource plan | part | role!, allocation percent:integer, from:date, until:date | project!, consultant|employee|freelancer
creative brief | client brief, project brief, briefing | doc | title!, goals:text, deadline:date | client|project!
design revision | revision round, feedback round, draft version | part | number:integer!, sent at, comments:text, approved:boolean | design|deliverable|project|document!
billing rate | hourly rate of role, rate card | kind | name, hourly rate! | client|role|employee
project budget | budget of project, hours budget | part | hours:decimal, amount! | project!
client meeting | kick off meeting, workshop with client, client call | event | held at!, topic!, notes:text | client|project|account!, consultant|employee
# office and workplace services | desk booking, hot desking, meeting rooms, visitor management, company cars pool, cafeteria orders, mail room, office supplies, reception, parking at work, lost badges | employee, desk, booking, room
desk booking | desk reservation, workplace booking, seat reservation at office | event | date!, starts at:time, ends at:time | employee|member|user!, desk|workplace!
visitor registration | visit registration, visitor sign in, visitor log | event | arrived at!, left at, purpose, badge number | visitor!, host=employee, company
supply request | office supply order, stationery order | event | requested on:date!, status(requested/ordered/delivered) | employee!, supply item|product
pool car booking | company car booking, car reservation, vehicle booking, vehicle reservation | event | starts at!, ends at!, destination, kilometers:integer | employee|member|user|driver!, vehicle|car|van!
parking reservation | parking booking, parking space booking | event | date!, starts at, ends at | employee|customer|user|tenant|driver!, parking spot|parking space!, vehicle
parcel reception | received parcel, incoming mail | event | received at!, sender name, collected at | employee|resident|tenant|recipient!
# decisions, boards and governance | board meetings, shareholder meeting, governance, voting of board, resolutions, risk management, internal audit, policy management, whistleblower, contract management, internal control | meeting, resolution, member, vote
board resolution | resolution of board, board decision | event | title!, text:text!, status(proposed/adopted/rejected), decided on:date | meeting|board meeting|assembly|owners meeting
board seat | board mandate, directorship | part | role, from:date!, until:date | member|director|person!, company|board|association!
whistleblower report | ethics report, anonymous report, misconduct report | event | submitted at!, category, description:text!, status(received/investigating/closed) | case handler=officer|employee|investigator
contract obligation | contract milestone, contract deadline, contract task | part | description!, due on:date!, done:boolean | contract!
contract party | counterparty, signatory | part | name!, role, signed on:date | contract|agreement|deed!, company|person
internal control | control activity, key control | item | name!, description, frequency | process|risk, owner=employee
control test | control check, compliance check | event | performed on:date!, result(effective/ineffective)! | internal control|control!, auditor|tester
policy acknowledgement | policy confirmation, read confirmation | event | confirmed at! | policy|document!, employee|user|member!
risk mitigation | mitigation measure, risk action, risk treatment | part | description!, due on:date, status(open/done) | risk|hazard!, owner=employee|user
data processing record | processing activity, record of processing | item | name!, purpose:text, legal basis | department|company
data breach | privacy incident, data incident | event | discovered at!, description!, affected persons:integer, reported:boolean | system|department|company
`;
