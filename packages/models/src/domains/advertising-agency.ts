export const ADVERTISING_AGENCY = `domain advertising-agency: Advertising agency
says An agency wins briefs of its clients, plans campaigns, makes advertising, has it approved and buys media.
like Workamajig, Function Point, Productive, Mediaocean
cues advertising agency, ad agency, marketing agency, creative agency, media agency, media planning, ad campaign, campaign management, digital agency, media buying, advertising campaign, pr agency, branding agency

core
client (advertiser, customer, brand owner): Company that advertises.
  code! unique, name! unique, industry text(80), website, address, tax_id, status {prospect|active|former}
client_contact (contact, contact person): Person at a client.
  first_name!, last_name!, email! unique, phone, job_title, may_approve flag
  => client
agency_employee (employee, staff, account manager, designer, copywriter): Person who works in the agency.
  first_name!, last_name!, email! unique, discipline {account|strategy|creative|copy|media|production|finance} = creative, hourly_price 0.., active = true
brief (pitch, request): What a client wants.
  title!, goal_text! long, target_group_text text(500), budget 0.., currency = EUR, received_on!, answer_due_on >= received_on, status {received|in_pitch|won|lost|cancelled}
  -> client!, -> client_contact
campaign: Advertising with one aim, for a time.
  number! unique, name!, starts_on!, ends_on! >= starts_on, budget! 0.., currency = EUR, status {planned|approved|running|finished|cancelled}
  -> client!, -> brief, lead -> agency_employee
creative_asset (creative, ad, advertisement, banner, spot): Something that is made for a campaign.
  title!, type {image|video|text|audio|html|print} = image, format_text text(60), due_on, status {briefed|in_work|in_review|approved|live|archived}
  => campaign, owner -> agency_employee
asset_version (version, draft): One state of it.
  version_number! int 1.., file_url!, uploaded_at = now, notes
  => creative_asset, uploader -> agency_employee, unique(creative_asset, version_number)
asset_approval (approval, feedback): What a client says to a version.
  verdict {pending|approved|changes_wanted|rejected} = pending, comment, decided_at
  => asset_version, -> client_contact!, unique(asset_version, client_contact)

pack media (media plan, media buying, placement, channel, insertion): Media
media_channel (channel, publisher, medium): Where advertising can be placed.
  name! unique, kind {search|social|display|tv|radio|print|outdoor|influencer} = display, contact_email, commission_percent decimal 0..100
media_placement (placement, insertion, media booking): Advertising that was booked.
  order_number! unique, starts_on!, ends_on! >= starts_on, pricing {cpm|cpc|fixed} = cpm, unit_price! 0.., units_booked big 1.., net_cost! 0.., currency = EUR, status {planned|ordered|running|delivered|invoiced|cancelled}
  -> campaign!, -> media_channel!, -> creative_asset
placement_result (impression, click, performance, kpi): What a placement brought on a day.
  result_date!, impressions big 0.. = 0, clicks big 0.. = 0, conversions int 0.. = 0, spent_amount 0.. = 0
  => media_placement, unique(media_placement, result_date)

pack jobs (job, task, traffic, production): Jobs and hours
agency_job (job, task): Work to be done.
  title!, due_on, planned_hours 0.., status {open|in_progress|review|done|cancelled}
  => campaign, assignee -> agency_employee
job_time_entry (hours, time entry, timesheet): Hours that were worked.
  worked_on!, hours! 0..24, billable flag = true, note_text text(255)
  -> agency_job!, -> agency_employee!

pack billing (quote, estimate, invoice, retainer): Quotes and invoices
cost_estimate (quote, estimate): What work will cost.
  number! unique, total! 0.., currency = EUR, status {draft|sent|accepted|rejected}, sent_on, valid_until >= sent_on
  -> campaign!
client_invoice (invoice): What a client owes.
  number! unique, issued_on!, due_on! >= issued_on, total! 0.., currency = EUR, status {draft|sent|paid|overdue|cancelled}
  -> client!, -> campaign
retainer: Hours a client pays every month.
  monthly_hours! 0.., monthly_fee! 0.., currency = EUR, starts_on!, ends_on >= starts_on
  -> client!

pack influencers (influencer, creator, ambassador): Influencers
influencer (creator, ambassador): Person with followers who advertises.
  name!, handle! unique, platform {instagram|tiktok|youtube|twitch|blog} = instagram, follower_count 0.., email, price_per_post money 0..
influencer_deal: A person booked for a campaign.
  post_count! 1.., fee! 0.., status {asked|agreed|posted|paid|cancelled}
  => campaign, -> influencer!, unique(campaign, influencer)

pack suppliers (supplier, freelancer, photographer, printer): Suppliers
supplier (freelancer, vendor): Who works for the agency.
  name! unique, trade text(80), email, phone, tax_id
supplier_order (purchase order): Work that was ordered.
  number! unique, description_text! text(255), ordered_on!, due_on >= ordered_on, cost! 0.., currency = EUR, status {ordered|delivered|invoiced|paid|cancelled}
  -> campaign!, -> supplier!
`;
