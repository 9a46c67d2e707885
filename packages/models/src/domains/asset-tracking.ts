export const ASSET_TRACKING = `domain asset-tracking: Asset tracking
says Things a company owns: where they are, who has them, what they are worth.
like Snipe-IT, Asset Panda
cues asset tracking, asset management, it asset, equipment tracking, asset inventory, fixed asset, it inventory, device management, hardware inventory, equipment checkout, tool tracking, equipment inventory, it asset management, asset register, device inventory

core
asset_category (category, asset type, type): Assets of one kind.
  name! unique, useful_life_months int 1..
location (site, office, room, building): Where assets are.
  name! unique, address
  parent -> location restrict
employee (user, person, staff, assignee): Person who has an asset.
  employee_number! unique, first_name!, last_name!, email! unique, department_name, active = true
asset (device, equipment, item, laptop, tool, hardware): A thing the company owns.
  asset_tag! unique text(40), name!, manufacturer, model, serial_number unique, purchased_on, purchase_price 0.., currency = EUR, warranty_until, status {in_stock|assigned|in_repair|lost|retired}
  -> asset_category!, -> location, -> supplier
assignment (checkout, check out, loan, handover): Who has or had an asset.
  assigned_at = now, due_on, returned_at >= assigned_at, condition_out {new|good|worn|damaged} = good, condition_in {new|good|worn|damaged}, notes
  -> asset!, -> employee!

pack maintenance (maintenance, repair, service): Maintenance
maintenance_record (maintenance, repair): Work on an asset.
  type {repair|service|upgrade|calibration} = repair, started_on!, finished_on >= started_on, cost 0.., description
  -> asset!, -> supplier

pack suppliers (supplier, vendor, purchase): Suppliers
supplier (vendor): Who sold or repairs it.
  name! unique, email, phone

pack licenses (license, software, software license): Licences
software_license (license, software): Software one may use.
  name!, license_key text(255), seats! 1.., purchased_on, expires_on >= purchased_on, cost 0..
  -> supplier
license_seat: Who uses a licence.
  assigned_on!
  => software_license, -> employee, -> asset

pack audits (audit, stocktake): Audits
asset_audit (audit, stocktake): A look at whether an asset is there.
  audited_on!, found flag = true, notes
  => asset, -> location, auditor -> employee

pack depreciation (depreciation, value): Depreciation
depreciation_entry (depreciation): What an asset lost in value.
  period_end_on!, amount! 0.., book_value! 0..
  => asset, unique(asset, period_end_on)
`;
