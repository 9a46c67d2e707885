export const ART_GALLERY = `domain art-gallery: Art gallery
says A gallery shows works of its artists, on commission or of its own, and sells them to collectors.
like Artlogic, ArtBinder, Arternal, Artsy
cues commercial gallery, art dealer, gallery sales, artwork sales, contemporary art gallery, art dealership, gallery inventory, artist representation, art fair, art consignment, gallery owner, art gallery, gallery, gallery management

core
artist (painter, sculptor, photographer): Person whose works the gallery shows.
  name!, birth_year 1000..2100, death_year 1000..2100, nationality, bio, email, phone, website, is_represented = true, commission_percent decimal 0..100 = 50
artwork (work, painting, sculpture, piece): One work, from coming in to being sold.
  inventory_number! unique, title!, year_text text(40), medium! text(160), height_cm 0.., width_cm 0.., depth_cm 0.., edition_text text(40), is_signed = true, is_framed, price 0.., currency = EUR, status {available|reserved|on_loan|sold|returned}, received_on
  -> artist!
collector (client, buyer, customer): Person or house that buys.
  name!, kind {private|corporate|museum|dealer} = private, email, phone, address, country, interests_text text(255), joined_mailing_on
consignment (commission agreement): Works a gallery has from an artist or owner to sell.
  number! unique, consignor_name!, starts_on!, ends_on >= starts_on, gallery_percent! decimal 0..100 = 50, status {draft|active|ended}
  -> artist
consigned_work: A work of an agreement.
  agreed_price! 0.., minimum_price 0..
  => consignment, -> artwork!, unique(consignment, artwork)
gallery_show (exhibition, show, vernissage): Works shown for a time.
  title!, description, starts_on!, ends_on! >= starts_on, opening_at, status {planned|open|closed|cancelled}
show_work (hanging): A work in a show.
  wall_text text(80), position 1..
  => gallery_show, -> artwork!, unique(gallery_show, artwork)
artwork_sale (sale, invoice): A work that was sold.
  invoice_number! unique, sold_on!, price! 0.., discount_percent 0..100 = 0, tax_amount 0.. = 0, currency = EUR, status {reserved|invoiced|paid|cancelled}, paid_on >= sold_on
  -> artwork! unique, -> collector!, -> gallery_show

pack payouts (payout, artist payment, commission): Payouts
artist_payout (payout): What the artist gets of a sale.
  amount! 0.., currency = EUR, due_on!, paid_on, status {open|paid}
  => artwork_sale unique, -> artist!

pack enquiries (enquiry, inquiry, offer, reservation): Enquiries
enquiry (inquiry, offer): A collector who wants to know or has an offer.
  asked_at = now, channel {email|phone|fair|website|visit} = email, offered_price 0.., status {open|answered|reserved|won|lost}, reserved_until, notes
  -> artwork!, -> collector!

pack provenance (provenance, certificate, authenticity): Provenance
provenance_entry (former owner): Who owned a work before.
  owner_name!, acquired_text text(120), position! 1.., source_text text(255)
  => artwork, unique(artwork, position)
authenticity_certificate (certificate): The paper that says it is genuine.
  number! unique, issued_on!, issuer_name!, file_url
  => artwork

pack loans (loan, art fair, shipping, transport): Loans and shipping
artwork_loan (loan): A work given away for a time.
  borrower_name!, starts_on!, ends_on! >= starts_on, insurance_value! 0.., status {requested|agreed|out|returned|cancelled}
  -> artwork!
artwork_shipment (shipping, transport): A work on its way.
  carrier!, ships_on!, arrives_on >= ships_on, tracking_number, cost 0.., insurance_value 0.., status {planned|packed|in_transit|delivered}
  -> artwork!, -> artwork_sale

pack condition (condition report, restoration, framing): Condition
condition_report (restoration, framing): How a work is, and what was done.
  examined_on!, condition {mint|good|fair|damaged} = good, findings, examined_by_name, cost 0..
  => artwork
`;
