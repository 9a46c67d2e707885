export const STOCK_PHOTOS = `domain stock-photos: Stock photos
says Contributors upload photos with releases and keywords; buyers license them by size and use, and contributors earn royalties.
like Shutterstock, Getty Images, iStock, Adobe Stock, Alamy
cues stock photo, stock photography, photo licensing, image library, stock image, photo agency, stock footage, picture agency, image licensing, photo marketplace, stock video, image bank

core
contributor (photographer, artist, author): Person who uploads.
  display_name! unique, full_name!, email! unique, country!, tax_id, royalty_percent! decimal 0..100 = 30, payout_currency text(3) = EUR, status {applicant|active|suspended|closed}
buyer (customer, agency, client): Who licenses.
  email! unique, full_name!, company_name, country!, vat_number text(40), active = true
photo (image, picture, video, asset): Something that can be licensed.
  asset_number! unique, title!, description, media_kind {photo|illustration|vector|video} = photo, width_pixels! int 1.., height_pixels! int 1.., taken_on, editorial_only flag, status {uploaded|in_review|published|rejected|withdrawn}, reject_reason, published_at
  -> contributor!
keyword (tag): A word photos are found by.
  word! text(80) unique, language text(10) = en
photo_keyword: A keyword of a photo, the most telling first.
  position! 1..
  => photo, => keyword, unique(photo, keyword)
licence_type (license, licence): What a buyer may do.
  code! unique, name!, use {standard|extended|editorial} = standard, max_copies big 0.., price! 0.., currency = EUR, terms!
photo_order (order, purchase): What was bought together.
  number! unique, ordered_at = now, total! 0.., currency = EUR, status {pending|paid|failed|refunded}
  -> buyer!
licence_grant (licence sold, download): A licence of one photo; never changed.
  licence_number! unique, size {small|medium|large|original} = large, price_paid_amount! 0.., currency = EUR, granted_at = now, valid_until, project_name
  -> photo_order!, -> photo!, -> licence_type!

pack releases (release, model release, property release): Releases
release (model release, property release): A person or owner who agreed.
  release_number! unique, kind! {model|property}, person_name!, signed_on!, file_url!
  -> contributor!
photo_release: A release a photo rests on.
  => photo, -> release!, unique(photo, release)

pack plans (subscription, plan, credit): Subscriptions
buyer_plan (subscription): So many downloads a month.
  downloads_per_month! int 1.., monthly_price! 0.., currency = EUR, starts_on!, ends_on >= starts_on, status {active|paused|cancelled|expired}
  -> buyer!

pack royalties (royalty, payout, earning): Royalties
royalty (earning): What a contributor earns by a licence.
  amount! 0.., currency = EUR
  => licence_grant unique, -> contributor!, -> contributor_payout
contributor_payout (payout): Money that was paid.
  number! unique, period_ends_on!, total! 0.., currency = EUR, status {open|paid|failed}, paid_on
  -> contributor!

pack collections (collection, lightbox, gallery): Lightboxes
lightbox (collection): Photos a buyer set aside.
  name!, shared flag
  => buyer, unique(buyer, name)
lightbox_photo: A photo in it.
  position 1..
  => lightbox, => photo, unique(lightbox, photo)

pack categories (category, theme): Categories
photo_category (category): A theme; a tree.
  slug! unique, name!
  parent -> photo_category
categorised_photo: Where a photo belongs.
  => photo, => photo_category, unique(photo, photo_category)
`;
