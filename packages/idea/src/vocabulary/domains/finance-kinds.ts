/** Format: see `archetypes.ts`. */
export const FINANCE_KINDS = `
# debt collection | debt collection, debtors, creditors, collection agency, overdue invoices, dunning, receivables | creditor, debtor, claim, payment plan
creditor | claimant, lender, payee | org | name!, email, phone, address |
debtor | payer in default | person | first name!, last name!, birth date, phone, email |
debt claim | receivable, outstanding claim, collection case | event | claim number^, principal amount!, due on:date!, status(open/in_collection/paid/written_off) | creditor!, debtor!
payment plan | instalment plan, installment plan, repayment plan | doc | agreed on:date!, number of installments:integer, installment amount!, status(active/completed/broken) | claim|debt|loan|invoice|student|patient|debtor
dunning letter | payment reminder, collection letter, reminder letter | doc | level:integer, sent on:date!, fee | claim|invoice|debtor!
phone call | collection call, call log, sales call | event | called at!, duration minutes:integer, notes, outcome | agent|employee|caller|clerk, contact|customer|debtor|lead|client
repayment | loan repayment, payback | part | amount!, paid on:date!, principal part:money, interest part:money | loan|bank loan|claim|payment plan|debt!
# microfinance and savings groups | microfinance, microcredit, savings group, savings circle, village bank, credit union, rotating savings | member, savings group, loan, contribution
savings group | savings circle, village savings group, lending circle, tontine | org | name!, founded on:date, meeting day, contribution amount:money |
pot payout | circle payout, group payout | event | amount!, paid on:date! | group|savings group!, member!
savings deposit | savings contribution | part | amount!, paid on:date! | member!, savings group|group|account
loan officer | credit officer, branch officer | person | first name!, last name!, email^, phone | branch
group loan | microloan, micro loan | event | amount!, interest rate:decimal!, disbursed on:date!, status(applied/active/repaid/defaulted) | member|group|borrower!, loan officer
loan application | credit application, mortgage request | event | applied on:date!, amount!, purpose, status(submitted/approved/rejected) | applicant|customer|member|borrower!, loan officer|underwriter
underwriter | credit analyst, risk officer | person | first name!, last name!, email |
# leasing and asset finance | leasing, lease contracts, car leasing, equipment leasing, hire purchase | lessee, lease contract, leased asset
lessee | leaseholder | org | name!, email, phone, address |
lease contract | leasing contract, lease agreement | doc | contract number!^, starts on:date!, ends on:date!, monthly rate:money!, residual value:money | lessee|customer|tenant!, asset|vehicle|equipment|leased asset|property
leased asset | leased vehicle, financed asset | item | name!, serial number^, value:money | supplier
lease return | vehicle return, return inspection | event | returned on:date!, mileage, damage cost:money | lease contract|lease!
# health, life and travel insurance | health insurance, life insurance, travel insurance, car insurance, pet insurance, insurance broker, underwriting, pension fund | policyholder, insurance policy, claim
insurance broker | broker, insurance agent | person | first name!, last name!, email^, phone | agency
insured person | insured, dependent, covered person | person | first name!, last name!, birth date! | insurance policy|policy
insured object | insured item, insured vehicle, insured property | item | description!, value:money! | insurance policy|policy!
policy renewal | insurance renewal | event | renewed on:date!, new premium:money, valid until:date! | insurance policy|policy!
premium | insurance premium | part | amount!, due on:date!, paid on:date | insurance policy|policy!
loss report | damage report, damage claim, claim report, damage notice | event | reported on:date!, occurred on:date, description!, amount claimed:money, status(reported/under_review/settled/rejected) | policy|insurance policy|rental|booking|loan|job|move, customer|policyholder|user|member|driver, item|vehicle|tool|bike
expert opinion | appraisal report, loss assessment | doc | written on:date!, estimated amount:money, text:text | claim|loss report!, expert|adjuster|assessor
pension plan | retirement plan, pension scheme | item | name!, type, contribution rate:decimal | company
pension contribution | retirement contribution | part | month!, amount! | pension plan!, employee|member!
# funds and trading | mutual funds, hedge fund, stock trading, trading journal, crypto, cryptocurrency, brokerage, stock broker, wealth management | investor, portfolio, trade, security
mutual fund | investment fund, etf, index fund | item | name!, isin!^, currency | fund manager
fund manager | portfolio manager, asset manager | person | first name!, last name!, email^ |
stock position | open position, portfolio position, fund position | part | quantity:decimal!, average price:money | portfolio|account|wallet!, security|stock|mutual fund|coin!
crypto coin | cryptocurrency, crypto asset | item | symbol!^, name! |
crypto wallet | coin wallet, wallet address | item | address!^, balance:decimal, label | user|investor|customer
trading strategy | strategy, setup, trading setup | item | name!, rules:text | trader|user
trader | stock trader, day trader, broker dealer | person | first name!, last name!, email^ |
trade order | stock order, limit order, market order | event | placed at!, side(buy/sell)!, quantity:decimal!, limit price:money, status(open/filled/cancelled) | security|stock|coin!, account|portfolio|trader
capital call | drawdown notice | event | called on:date!, amount!, due on:date! | mutual fund|fund!, investor
fund report | quarterly report, investor report | doc | period!, published on:date!, net asset value:money | mutual fund|fund|portfolio!
# startups and venture capital | startup, venture capital, angel investors, pitch, cap table, accelerator, incubator | startup, investor, funding round
funding round | investment round, seed round | event | name!, amount!, closed on:date, valuation:money | startup|company!
investment | equity investment, angel investment | event | amount!, invested on:date!, share percent:decimal | investor!, startup|company|funding round|fund!
pitch | pitch deck, startup pitch | event | held on:date!, score:decimal, notes | startup|founder!, investor|jury
founder | co-founder, entrepreneur | person | first name!, last name!, email^ | startup|company
cap table entry | equity entry, share certificate | part | shares:integer!, class, issued on:date | company|startup!, shareholder|investor|founder!
# compliance, fraud and onboarding of customers | kyc, anti money laundering, fraud detection, sanctions screening, customer due diligence, chargebacks | customer, kyc check, fraud alert
kyc check | identity check, customer due diligence, background check | event | started at!, risk level(low/medium/high), status(pending/approved/rejected) | customer|candidate|user|employee!, reviewed by=analyst|employee|officer
identity document | id document, proof of identity | doc | type(passport/id_card/license)!, number!, expires on:date | customer|person|guest|user!
fraud alert | suspicious activity alert, aml alert | event | raised at!, score:decimal, status(open/investigating/closed) | transaction|payment|account|customer!, assigned to=analyst
chargeback | payment dispute | event | opened on:date!, amount!, reason, status(open/won/lost) | payment|transaction|order!
watchlist entry | sanctions entry, blacklist entry | item | name!, reason, added on:date |
# expense reports and business travel | expense reports, business travel, travel expenses, corporate cards, per diem, mileage claims | employee, expense report, expense
expense report | expense claim, travel expense report, reimbursement request | doc | title, submitted on:date!, total amount!, status(draft/submitted/approved/rejected/paid) | employee!, approved by=manager
expense line | expense item, expense entry, report line | part | spent on:date!, amount!, category(hotel/meal/transport/other), description | expense report!, receipt
business trip | work trip, travel request | event | destination!, starts on:date!, ends on:date!, purpose, status(requested/approved/done) | employee!
mileage claim | mileage entry, kilometer claim | part | driven on:date!, kilometers:decimal!, from place, to place | employee!, expense report|vehicle
corporate card | company card, credit card | item | number last four!, limit:money, expires on:date | employee|customer|account
# budgeting and cost control | cost centers, budget planning, controlling, cost accounting, forecasts, budgets of departments | department, budget, budget line
cost center | cost centre, profit center | kind | code!^, name! | department|company
budget line | budget item, budget position | part | name!, planned amount:money!, actual amount:money | budget|project|production|event!, cost center|category
cost entry of budget | actual cost, cost record | event | booked on:date!, amount!, description | budget line|cost center|project!
approval step | approval level, sign off | part | position:integer!, status(pending/approved/rejected), decided at | request|invoice|expense report|purchase order|document!, approver=manager|employee|user
# donations of money and pawn lending | pawn shop, pawnbroker, gold buying, pawn loans | customer, pawned item, pawn loan
pawn loan | pawn ticket, pawn contract | event | ticket number!^, amount!, interest rate:decimal, due on:date!, status(active/redeemed/extended/sold) | customer!, pawned item|item
pawned item | pledged item, pawn | item | description!, appraised value:money!, weight:decimal, photo url | customer
appraisal | item appraisal, estimate of value | event | appraised on:date!, value:money! | item|artwork|property|jewelry|pawned item!, appraiser|expert
# gift cards, payments and pos terminals | payment provider, payment terminals, merchants, payment gateway, money transfers, remittance | merchant, payment, terminal
merchant | shop owner, seller account | org | name!^, email, phone, iban |
payment terminal | card terminal, pos terminal | item | serial number!^, status(active/inactive) | merchant|store
money transfer | remittance, wire transfer | event | amount!, currency, sent at!, status(pending/completed/failed) | sender=customer|user|account!, recipient=customer|user|beneficiary|account!
payout batch | settlement batch | event | paid on:date!, total amount! | merchant|seller!
exchange rate | currency rate | part | rate:decimal!, valid on:date! | from=currency!, to=currency!
`;
