/** Format: see `archetypes.ts`. */
export const BUSINESS = `
# crm | crm, sales pipeline, leads, customer relationship, deals, sales team, prospects | company, contact, deal, activity
lead | prospect, sales lead, potential customer | person | first name!, last name!, email, phone, source, status(new/contacted/qualified/lost) | company, sales rep
deal | opportunity, sales opportunity | event | title!, amount, expected close date, status(open/won/lost) | company|customer|contact|client|lead, sales rep, stage
phone number | contact phone | part | number!, type(mobile/work/home) | contact!
email address | contact email | part | address!, type(work/personal) | contact!
activity | sales activity, interaction, touchpoint | event | type(call/meeting/email/note)!, subject, occurred at!, notes | deal|contact|company|lead|project|program|camp|group, sales rep|user|employee
sales target | quota target | item | period!, amount! | sales rep
follow up | followup | event | due on:date!, notes, done:boolean | lead|contact|deal|client|patient|customer|case|volunteer|visit, sales rep|user|employee
# project management | project management, tasks, kanban, agile, scrum, to do list, todo, collaboration, sprint | project, task, member
board | kanban board, task board | item | name!, description | project, team, workspace
column | board column, kanban column, list of board, swimlane | part | name!, position:integer! | board!
sprint | iteration | event | name!, goal, starts on:date!, ends on:date! | project
user story | story, backlog item, epic, requirement | item | title!, description, story points:integer, status(backlog/in_progress/done) | sprint, project
project member | | part | role, joined on:date | project!, member, employee, user
workspace | | org | name!^, description | owner=user
dependency | task dependency | part | type(blocks/relates_to) | predecessor=task!, successor=task!
risk | project risk | item | title!, description, probability:decimal, impact(low/medium/high), mitigation:text | project
# human resources | hr, human resources, employees, leave, payroll, staff management, personnel, onboarding, performance reviews | employee, department, leave request
job title | job position, job role | kind | title!^, description | department
leave type | absence type | kind | name!^, paid:boolean |
leave balance | vacation balance | part | year:integer!, days remaining:decimal! | employee!
salary | wage, compensation | part | amount!, effective from:date! | employee!
payslip | pay slip, payroll entry, pay stub | doc | period!, gross amount:money!, net amount:money! | employee!, payroll run
payroll run | payroll | event | period!, run on:date!, status(draft/approved/paid) |
performance review | appraisal, employee review, performance appraisal | event | period!, rating:integer, comments:text, held on:date | employee!, reviewer=employee|manager
employment contract | work contract, labor contract | doc | starts on:date!, ends on:date, salary amount:money, hours per week:decimal | employee!
benefit | employee benefit | item | name!, description, value:money | 
training record | employee training, training course attendance | event | completed on:date, valid until:date | employee!, course
onboarding task | onboarding step | part | title!, due on:date, done:boolean | employee
disciplinary action | warning letter | event | type!, issued on:date!, reason:text | employee!
# recruiting | recruitment, recruiting, hiring, job board, applicants, candidates, job openings, vacancies, talent | job opening, candidate, application
job opening | vacancy, position, opening, job posting, job offer, job ad, job listing | item | title!, description, location, salary range, status(open/on_hold/closed), published on:date | company, department, recruiter
candidate | job seeker, job candidate | person | first name!, last name!, email!^, phone, resume url |
application | job application | event | applied at!, stage(applied/screening/interview/offer/hired/rejected)!, cover letter:text, resume | candidate!, job opening!
interview | job interview, interview round | event | scheduled at!, type(phone/video/onsite), notes | application|candidate|applicant|participant, interviewer|recruiter|manager
interviewer | hiring manager | person | first name!, last name!, email^ |
recruiter | headhunter, talent scout | person | first name!, last name!, email^, phone | company
job offer letter | employment offer | event | salary amount:money!, offered on:date!, status(sent/accepted/declined) | application!
resume | cv, curriculum vitae | doc | file url!, uploaded at | candidate, applicant
# helpdesk | helpdesk, help desk, support tickets, customer support, support desk, issue tracking, service desk, it support, call center | ticket, agent, customer
ticket | support ticket, helpdesk ticket, support request | event | subject!, description, priority(low/medium/high/urgent), status(open/pending/resolved/closed), opened at | customer, agent, category, sla, user
sla | sla policy, service level agreement, service level | item | name!, response minutes:integer!, resolution minutes:integer! | customer
ticket comment | ticket reply | part | body!, posted at, internal:boolean | ticket!, agent, customer
knowledge base article | help article, faq, faq entry, kb article | doc | title!, body!, published:boolean | category, author=agent|user
escalation | | event | reason!, escalated at! | ticket|incident|complaint|case|issue, agent|employee|manager
queue | ticket queue | item | name!, description | team
canned response | reply template, macro | item | title!, body! |
# invoicing and accounting | invoicing, invoices, accounting, bookkeeping, billing, freelancers, ledger, general ledger | client, invoice, invoice line, payment
client | business client, account client | person | name!, email, phone, tax number, address | company
journal entry | ledger entry, accounting entry, bookkeeping entry, posting | event | entry number!^, posted on:date!, description |
journal line | ledger line, posting line | part | debit amount:money, credit amount:money | journal entry!, account!
ledger account | chart of accounts entry | item | code!^, name!, type(asset/liability/equity/income/expense) |
credit note | | doc | number!^, issued on:date!, amount!, reason | invoice!
recurring invoice | invoice schedule | schedule | interval(weekly/monthly/quarterly/yearly)!, next on:date! | client
tax return | tax declaration | doc | year:integer!, filed on:date, amount | client
fiscal year | accounting period, fiscal period | schedule | name!^, starts on:date!, ends on:date!, closed:boolean |
vendor bill | supplier invoice, incoming invoice | event | invoice number!, received on:date!, due on:date, amount!, status(open/paid/disputed) | supplier!
# personal finance | personal finance, expense tracker, budgeting, spending, money tracker, savings, household budget, split bills, shared expenses | account, transaction, category, budget
recurring transaction | standing order payment, recurring payment, recurring expense | schedule | amount!, interval(weekly/monthly/yearly)!, next on:date, description | account, category
savings goal | saving goal, saving target | item | name!, target amount:money!, due on:date | user, account
debt | loan owed, iou | item | name!, amount!, interest rate, due on:date | user, debtor, creditor
settlement | settle up | event | amount!, settled at! | claim|case|dispute|group|user
expense share | split, share of expense, expense split | part | amount!, paid:boolean | expense!, user, member
wallet | e wallet, purse | item | balance!, currency | user, customer
debit card | credit card, bank card, payment card | item | card number!^, expires on:date, status(active/blocked) | account
# banking and lending | bank, banking, lending, microfinance, loans, mortgage, credit union | customer, account, transaction, loan
bank | credit institution | org | name!^, code^ |
bank loan | credit, mortgage, micro loan, microloan | event | principal amount:money!, interest rate!, starts on:date!, term months:integer!, status(requested/approved/active/repaid/defaulted) | customer, borrower
borrower | debtor | person | first name!, last name!, email^, phone, credit score:integer |
installment | instalment, repayment, loan payment, loan repayment | part | due on:date!, amount!, paid at, status(due/paid/late) | loan|debt|payment plan|invoice|award|policy|order|contract|plan, customer|borrower|student
collateral | security asset | item | description!, value:money | loan, bank loan
guarantor | cosigner | person | first name!, last name!, phone | loan|tenant|lease|borrower
standing order transfer | money transfer, bank transfer, wire transfer | event | amount!, executed at, reference | from account=account!, to account=account!
beneficiary | payee | person | name!, account number | customer, policy
interest | interest payment | part | amount!, period | account, loan
# insurance | insurance, insurer, policies, claims, underwriting, policyholder | policy, policyholder, claim
insurance policy | insurance contract, insurance, cover | doc | policy number!^, type, premium:money!, starts on:date!, ends on:date, status(active/lapsed/cancelled) | policyholder, customer, insurer, insurance product, agent
policyholder | insured, insured person, policy holder | person | first name!, last name!, birth date, email^, phone, address |
insurer | insurance company, insurance carrier | org | name!^, phone, website |
insurance claim | damage claim | event | claim number!^, incident date, description, claimed amount:money, status(filed/in_review/approved/rejected/paid) | policy, policyholder, adjuster
adjuster | claims adjuster, claims handler, loss adjuster | person | first name!, last name!, email^ |
premium payment | | part | amount!, due on:date!, paid at | policy!
coverage | cover type, risk cover | part | name!, limit amount:money, deductible:money | policy|insurance policy|plan!
insurance product | | item | name!^, description, base premium:money | insurer
# investment | stock trading, investment, portfolio, shares, crypto, trading, broker, brokerage | portfolio, security, trade
portfolio | investment portfolio, investment account | item | name!, created on:date, currency | user, investor
security | share, investment asset, financial instrument, crypto currency, cryptocurrency, bond, etf | item | symbol!^, name!, type(stock/bond/fund/crypto) |
trade | buy or sell order, trade order | event | side(buy/sell)!, quantity:decimal!, price!, executed at! | portfolio, security!, trader
holding | investment position | part | quantity:decimal!, average price:money | portfolio!, security!
investor | shareholder, trader, stockholder | person | first name!, last name!, email^ |
dividend | | part | amount!, paid on:date! | security|stock|company|fund|holding
price quote | market price, quote price | part | price!, quoted at! | security!
# legal | law firm, legal, lawyer, attorney, court, court cases, litigation, notary, contracts management | client, case, lawyer
lawyer | attorney, solicitor, legal counsel, notary, paralegal | person | first name!, last name!, bar number^, email^, hourly rate |
legal case | court case, matter, lawsuit, legal matter | event | case number!^, title!, opened on:date!, court name, status(open/pending/closed) | client, lawyer
hearing | court hearing, court date | event | scheduled at!, courtroom, outcome:text | case|appeal|application|complaint, judge|court|officer
judge | magistrate | person | first name!, last name!, court name |
court of law | tribunal | org | name!, address, city |
clause | contract clause | part | number!, title, body! | contract!
billable hour | billing entry | part | date!, hours:decimal!, rate:money, description | case, lawyer
opposing party | opponent, witness, defendant, plaintiff | person | first name!, last name!, phone, statement:text | case
deadline | filing deadline | event | title!, due on:date!, done:boolean | case|project|filing|course|task|application|client
# consulting and agency | consulting, consultancy, marketing agency, advertising, freelancing, agency work, services firm | client, project, consultant, time entry
consultant | advisor | person | first name!, last name!, email^, daily rate:money |
engagement | mandate, consulting project | event | title!, starts on:date!, ends on:date, fee:money | client!
ad campaign | advertising campaign, marketing campaign | event | name!, channel, budget:money, starts on:date, ends on:date | client
ad | creative, banner ad, ad creative | item | title!, image url, target url, impressions:integer, clicks:integer | ad campaign, campaign
retainer | | event | monthly amount:money!, starts on:date! | client!
proposal | project proposal, bid proposal | doc | title!, amount, submitted on:date, status(draft/sent/won/lost) | client, employee
influencer | brand ambassador | person | name!, email, handle^, followers count:integer |
# asset and it management | it assets, asset management, hardware inventory, software licenses, license keys, devices management, configuration | asset, employee, assignment
software license | license key, software licence | item | product name!, license key^, seats:integer, expires on:date | vendor=supplier
server | host machine, virtual machine, vm | item | host name!^, ip address, operating system, status(running/stopped/decommissioned) | data center, location
data center | datacenter | place | name!, address |
asset assignment | asset handover, device assignment | event | assigned on:date!, returned on:date, condition | asset!, employee!
software | software product, app package | item | name!, version number, vendor name |
network device | switch, router, access point | item | name!, mac address^, ip address, model | location
laptop | computer, workstation, desktop, pc, printer, monitor screen, smartphone, tablet | item | model!, serial number!^, purchased on:date, status(available/assigned/repair/retired) | employee
deployment | release deployment, rollout | event | deployed at!, version number!, status(succeeded/failed/rolled_back) | service, server, environment
release | software release | event | version number!^, released on:date, notes | product, project
environment | deployment environment | kind | name!^, url | project
domain name | website domain, web site | item | name!^, registered on:date, expires on:date | customer
feature flag | feature toggle | item | name!^, enabled:boolean, description | project
feature request | idea, suggestion, product idea, improvement | item | title!, description, votes count:integer, status(new/planned/in_progress/done/declined) | user, customer, employee, product
changelog entry | release note | doc | title!, body, published at | product, release
test case | test scenario | item | title!, steps:text, expected result:text, priority(low/medium/high) | project, test suite
test suite | test plan | item | name!, description | project
test run | test execution | event | run at!, result(passed/failed/blocked), notes | test suite|release|test plan|machine
tester | qa engineer | person | first name!, last name!, email^ |
api key | access token, api token | item | name!, key hash!^, expires at, revoked:boolean | user, customer
webhook | | item | url!, event name, active:boolean | user, customer
repository | git repository, code repository | item | name!, url!, visibility(public/private) | owner=user, organization
pull request | merge request | event | title!, status(open/merged/closed), opened at | repository, author=user|developer
developer | programmer, software engineer, coder | person | first name!, last name!, email^, username | team
build | ci build, pipeline run | event | number:integer!, status(queued/running/succeeded/failed), started at, duration seconds | repository, project
# coworking and meeting rooms | coworking, desk booking, meeting room, office space, hot desk, room booking, facility management | room, booking, member
desk | workplace, hot desk, workstation desk | place | number!^, floor:integer, status(available/occupied/blocked) | room, office
meeting room | conference room | place | name!^, capacity:integer!, floor:integer, has projector:boolean | building, office
office | coworking space, office location | place | name!, address, city |
access card | key card, badge card, access badge | item | card number!^, issued on:date, active:boolean | member, employee
visitor pass | visit pass, visitor log, visitor entry | event | checked in at!, checked out at, purpose | visitor!, host=employee
mail item | parcel at front desk, incoming mail | event | received at!, collected at, description | member, employee, resident
key | door key, spare key | item | number!^, description, status(available/issued/lost) | room, locker, building
# quality and compliance | quality management, compliance, gdpr, risk management, iso, nonconformity, audit trail, safety management | audit, finding, corrective action
finding | audit finding, nonconformity, non conformity, observation of audit | part | description!, severity(minor/major/critical), status(open/closed) | audit|inspection|visit|assessment|examination|review|scan!, inspector|auditor
corrective action | corrective measure, remediation, preventive action | event | description!, due on:date, completed on:date, status(open/in_progress/done) | finding|defect|nonconformity|audit|incident|deviation|hazard|complaint|inspection|risk, owner=employee|user|owner|manager
hazard | safety hazard | item | description!, risk level(low/medium/high), location | 
risk assessment | | doc | assessed on:date!, score:integer, notes | risk, hazard, project
auditor | compliance officer, safety officer | person | first name!, last name!, email^ |
control | security control, internal control | item | name!, description, frequency | risk
data subject request | privacy request | event | type(access/erasure/correction)!, received on:date!, due on:date, status(open/done) | customer
safety training | toolbox talk, safety briefing | event | title!, held on:date! | employee, trainer
near miss | | event | description!, occurred at! | site|employee|location|machine
`;
