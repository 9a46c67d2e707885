/** Format: see `archetypes.ts`. */
export const ITOPS = `
# data center and infrastructure | data center, data centre, server room, racks, servers, virtual machines, network equipment, ip addresses, it infrastructure, cables | rack, server, network interface, virtual machine
rack | server rack, equipment rack | item | name!^, height units:integer, position | row|room|data center
rack row | row of racks, aisle of racks | place | name! | room|data center
network interface | nic, network port, switch port, interface | part | name!, mac address^, speed:integer | server|switch|network device|virtual machine|router!
cable | patch cable, network cable, fiber cable | item | label!^, type, length:decimal | from interface=network interface|port|device, to interface=network interface|port|device
virtual machine | vm, virtual server, cloud instance | item | name!^, cpus:integer, memory gb:integer, status(running/stopped) | server|host|hypervisor|cluster, team|owner
ip address | ip, network address | item | address!^, status(free/assigned/reserved) | subnet|network, server|device|network interface|virtual machine
subnet | vlan, ip range, ip network | item | cidr!^, name | location|data center
cluster | server cluster, kubernetes cluster, database cluster | item | name!^, version, nodes:integer | data center|environment
storage volume | disk, volume, storage array | item | name!^, size gb:integer | server|virtual machine|cluster
rack power unit | pdu, ups | item | name!^, capacity:decimal | rack|room
# monitoring and incident response | incident management, on-call, oncall, monitoring of servers, uptime, alerting, status page, site reliability, outages, postmortems | service, alert, incident, engineer
it service | microservice of company, application service, business service, monitored service | item | name!^, description, criticality(low/medium/high) | team|owner
alert rule | monitor, alarm rule, monitoring check, uptime check | item | name!, condition!, threshold:decimal, enabled:boolean | service|server|sensor|device|metric!
incident update | incident event, timeline entry, timeline event, status update | part | posted at!, text! | incident!, author=engineer|user|employee
oncall rotation | on-call rotation, rotation, on call schedule | schedule | name!, starts on:date, shift length days:integer | team|on call schedule|oncall schedule, engineer*
maintenance window | planned downtime, change window | schedule | starts at!, ends at!, reason | service|server|system|cluster!
service dependency | dependency of services | part | type | service!, depends on=service!
metric | system metric, service metric, key metric | item | name!^, unit | service|server|device
metric sample | data point, datapoint, metric value, measurement point | part | measured at!, value:decimal! | metric|sensor|device|meter!
change request of it | change ticket, it change, rfc | event | title!, planned at!, risk(low/medium/high), status(draft/approved/implemented/rolled_back) | service|server|system|configuration item, requester=engineer|employee|user
configuration item | ci record, managed item | item | name!^, type, status(active/retired) | owner=team|employee
action item | follow up action, postmortem action, action point, to do of meeting | part | description!, due on:date, status(open/done) | postmortem|meeting|retrospective|incident|audit!, assignee=engineer|employee|member|user|participant
# software delivery | ci/cd, build pipelines, deployments, releases, code review, release management, source code, test automation, software testing | repository, build, deployment, release
commit | code commit, revision of code | event | hash!^, message!, committed at! | repository!, author=developer|user|engineer
branch of code | git branch, feature branch | item | name!, created at | repository!
pipeline run | build run, ci run, workflow run, job run | event | started at!, ended at, status(queued/running/passed/failed) | pipeline|repository|workflow|job!, commit, triggered by=user|developer
build artifact | artifact of build, docker image, package of software | item | name!, version!, size:integer, checksum | build|pipeline run|repository!
code review | review of code, merge request review | event | submitted at!, state(approved/changes_requested/commented)! | pull request|merge request!, reviewer=developer|engineer|user
merge request | change set, patch set | event | title!, status(open/merged/closed), opened at | repository!, author=developer|user|engineer
bug | bug report, software defect, software bug | event | title!, description, severity(low/medium/high/critical), status(new/confirmed/in_progress/resolved/closed) | project|product|application|release, reporter=user|tester|developer, assignee=developer|engineer|user
test result | test case run, test execution | event | executed at!, result(passed/failed/skipped)!, duration ms:integer | test case|test!, test run|build|release
flag variant | feature variant, variant of flag, experiment arm | part | name!, value | flag|feature flag|experiment|ab test!
targeting rule | rollout rule, targeting condition | part | position:integer, condition:text!, percentage | environment|flag|feature flag, variant|flag variant, segment
ab test | a/b test, split test, online experiment | event | name!, hypothesis:text, started at, ended at, status(draft/running/stopped) | product|feature flag|page
error event | exception event, crash report, log event | part | occurred at!, message!, stack trace:text, level(info/warning/error/fatal) | application|service|release|device|project
# identity, security and vulnerabilities | identity management, access management, vulnerabilities, bug bounty, penetration testing, security operations, single sign on, password manager, secrets, phishing, security awareness | user, role, vulnerability, access request
access request | permission request, account request | event | requested at!, reason, status(requested/approved/denied/revoked) | requester=user|employee!, application|system|resource|role, approver=manager|owner|user
vulnerability | security vulnerability, weakness, cve | item | title!, cve number^, severity(low/medium/high/critical), status(open/mitigated/accepted/fixed) | asset|application|server|system
vulnerability report | bug bounty report, security report | event | title!, submitted at!, severity(none/low/medium/high/critical), status(new/triaged/resolved/duplicate) | researcher|reporter|hacker!, program|asset, triager=triager|analyst
bounty | bounty reward, bug bounty | part | amount!, paid at | vulnerability report|report!, researcher
penetration test | pentest, security test, security assessment | event | started on:date!, ended on:date, scope:text | application|system|client!, tester|consultant
security finding | pentest finding, audit finding | part | title!, severity(low/medium/high/critical), recommendation:text, status(open/fixed/accepted) | penetration test|audit|scan|assessment!
secret | credential, password entry, vault entry | item | name!, username, secret hash, url, rotated at | vault|folder|user|team
vault | secret vault, password vault | item | name!, description | owner=user|team
login session | sign in session, user session, login attempt | event | started at!, ip address, device, successful:boolean | user|account|employee!
api call | api request, logged call, request log, api usage | part | endpoint!, method, status code:integer, latency ms:integer, called at! | api key|tenant|client|application|consumer
api consumer | api client, client application, integration partner | org | name!^, contact email |
phishing campaign | phishing simulation, awareness campaign | event | name!, sent at!, click rate:decimal | employee*
# databases, data platforms and machine learning | data catalog, data warehouse, data pipelines, etl, machine learning, ml experiments, model registry, data quality, labeling, annotation tool, training data, prompts, ai models | dataset, model, experiment, run
data source | source system, data connection | item | name!^, type, connection url | owner=user|team
dataset version | data snapshot, version of dataset | doc | version!, rows:integer, created at | dataset!
data column | dataset field, table column | part | name!, type!, description | dataset|data table!
data pipeline | etl job, data job, sync job | item | name!^, schedule, enabled:boolean | source=data source|dataset, target=dataset|data source
pipeline task run | job execution, task execution, sync run | event | started at!, ended at, status(running/succeeded/failed), rows processed:integer | data pipeline|job|pipeline|task!
quality rule | data quality check, validation rule | item | name!, expression:text!, severity(low/high) | dataset|data column
ml model | machine learning model, ai model, trained model, language model | item | name!^, framework, description | project|team
model version | version of model | part | version!, accuracy:decimal, stage(staging/production/archived), trained at | ml model|model!
training run | experiment run of model, model training | event | started at!, ended at, parameters:text, loss:decimal, status(running/finished/failed) | experiment|ml model|model!, dataset
label task | labeling task, annotation task | event | status(open/labeled/reviewed), due on:date | dataset|image|document|data item!, annotator
labeled item | labeled image, data item, training example | item | file url!, status(unlabeled/labeled) | dataset!
annotator | labeler, data labeler | person | first name!, last name!, email^ |
prompt | ai prompt, prompt template | doc | title!, body:text!, model | author=author|user|prompt author, collection|folder
prompt version | version of prompt | part | version:integer!, body:text! | prompt!
chat session | ai conversation, assistant chat | event | started at!, title | user!, model|ml model|assistant
# websites, hosting and domains | web hosting, hosting provider, domain names, websites of clients, seo, cms, web agency, ssl certificates, link shortener, short links, form builder | site, domain, page, client
web page | landing page, web site page, site page | doc | title!, slug!^, body:text, published:boolean | site|website|project
hosting account | hosting package, web space | item | name!^, plan, disk quota:integer | customer|client!
ssl certificate | tls certificate | item | domain!, issued on:date, expires on:date! | domain|domain name|hosting account|server
dns record | dns entry, zone record | part | type!, name!, value! | domain|domain name|zone!
short link | shortened url, tracking link, qr code | item | code!^, target url!, clicks:integer, expires at | user|campaign|owner
link click | click, page view, visit of page, email open, open | part | clicked at!, referrer, country | link|short link|page|ad|newsletter|newsletter issue|issue|email, subscriber|user|visitor
keyword ranking | search ranking, keyword position | part | position:integer!, checked on:date! | keyword|site|website!
site backup | backup, database backup, backup run | event | started at!, size:integer, status(running/succeeded/failed) | server|site|database|system|hosting account!
# helpdesk of it and device management | device management, mobile devices, asset inventory of it, laptops, software licenses, it helpdesk, printers, loaner devices | device, employee, license, ticket
device assignment | laptop assignment, hardware assignment, device handout | event | assigned on:date!, returned on:date | device|laptop|phone|asset!, employee|user|student!
software installation | installed software, app installation | event | version, installed on:date | software|application!, device|laptop|server!
license assignment | seat assignment, license seat | part | assigned on:date! | software license|license!, employee|user!
hardware order | it order, device order | event | ordered on:date!, status(ordered/delivered/handed_out) | employee|supplier, device type
device type | hardware model, device model | kind | name!^, manufacturer |
`;
