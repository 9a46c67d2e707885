export const REAL_ESTATE = `domain real-estate: Real estate
says Agents offer properties; interested people ask, view and bid.
like Zillow, Immobilienscout, Rightmove, Redfin
cues real estate, real estate agency, property listing, realtor, estate agent, real estate listing, house listing, property portal, real estate crm, property sale, property website, housing portal

core
agent (realtor, broker, estate agent): Person who sells properties.
  first_name!, last_name!, email! unique, phone!, license_number unique, active = true
owner (seller, landlord, vendor): Person whose property it is.
  first_name!, last_name!, email, phone, address
property (house, apartment, home, flat, unit): A house, a flat or land.
  type! {house|apartment|land|commercial|garage}, address!, city!, postal_code, country, latitude, longitude, living_area_sqm 0.., land_area_sqm 0.., rooms decimal 0.., bedrooms 0.., bathrooms 0.., built_year, energy_class text(3)
  -> owner
listing (offer, ad, advertisement): A property that is offered.
  reference! unique, title!, description, purpose_type {sale|rent} = sale, price! 0.., currency = EUR, status {draft|active|reserved|closed|withdrawn}, published_at, closed_at >= published_at
  -> property!, -> agent!
listing_photo (photo, image): A picture of what is offered.
  image_url!, caption, position 0.. = 0
  => listing
client (buyer, customer, lead, tenant, prospect): Person who looks for something.
  first_name!, last_name!, email! unique, phone, budget 0.., wishes long
inquiry (enquiry, request, message): A question about an offer.
  message!, status {new|answered|closed}, received_at = now
  => listing, -> client!
viewing (visit, showing, appointment, open house): A visit to a property.
  starts_at!, status {planned|held|cancelled|no_show}, feedback
  => listing, -> client!, -> agent!

pack offers (bid, purchase offer, negotiation, contract): Offers
purchase_offer (bid): What somebody would pay.
  amount! 0.., currency = EUR, status {submitted|accepted|rejected|withdrawn}, submitted_at = now, valid_until
  -> listing!, -> client!
sale_contract (contract, deal, sale): A property that was sold or let.
  signed_on!, price! 0.., commission_amount 0..
  -> listing! unique, -> client!

pack features (feature, amenity): Features
feature (amenity): Something a property has, such as a balcony.
  name! unique, category_name
property_feature: A feature of a property.
  => property, => feature, unique(property, feature)

pack favorites (favorite, saved search, alert): Favorites
favorite (saved listing): An offer somebody keeps an eye on.
  saved_at = now
  => client, => listing, unique(client, listing)
`;
