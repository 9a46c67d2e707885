/** Domains that people look for in one place. */
export type ModelCategory = { readonly name: string; readonly title: string; readonly domains: readonly string[] };

const category = (name: string, title: string, domains: string): ModelCategory => ({
  name,
  title,
  domains: domains.split(/\s+/u).filter((domain) => domain !== ''),
});

/** Where each domain of the library is looked for; one place each, as a test holds. */
export const CATEGORIES: readonly ModelCategory[] = [
  category(
    'work',
    'Work and people',
    `coworking crm document-management freelance-platform hr job-board meeting-rooms okr-goals payroll
    performance-reviews procurement project-management record-keeping recruiting request-approval risk-audit
    shift-planning time-tracking visitor-management`,
  ),
  category(
    'software',
    'Software and IT',
    `api-gateway-keys asset-tracking bug-tracker ci-pipelines cms code-review feature-flags feedback-board help-desk
    incident-management iot knowledge-base-faq roadmap software-licences test-management wiki`,
  ),
  category(
    'shops',
    'Shops and trade',
    `antique-dealer art-gallery auction car-dealership florist garden-nursery inventory jewellery marketplace
    optician pawn-shop second-hand-shop shop street-market subscription-box wholesale`,
  ),
  category(
    'money',
    'Money and law',
    `accounting banking bill-splitting crowdfunding crypto-portfolio expenses insurance insurance-broker invoicing
    law-firm loans notary personal-finance subscription-billing`,
  ),
  category(
    'health',
    'Health and care',
    `ambulance-dispatch blood-bank care-home clinic clinical-trials dental hospital laboratory mental-health-practice
    pharmacy physiotherapy veterinary`,
  ),
  category(
    'learning',
    'Schools and learning',
    `conference-papers daycare driving-school language-app language-school library lms mentoring music-school
    quiz school school-run summer-camp tutoring university water-sports-school`,
  ),
  category(
    'food',
    'Food and farming',
    `bakery bee-keeping brewery butcher catering farm fishery food-delivery food-truck forestry livestock recipes
    restaurant winery`,
  ),
  category(
    'travel',
    'Travel and events',
    `attraction-tickets boat-charter bookings campground event-ticketing exhibition festival gig-bookings
    hackathon hotel travel-agency vacation-rental wedding-planner`,
  ),
  category(
    'transport',
    'Transport and logistics',
    `airline bike-sharing car-rental carpool courier customs-clearance ev-charging fleet freight-forwarding
    logistics moving-company parking port-terminal post-office public-transport railway ride-sharing taxi warehouse`,
  ),
  category(
    'services',
    'Trades and services',
    `babysitting car-wash car-workshop cemetery cleaning-company construction equipment-rental field-service
    funeral-home inspection-service laundry maintenance photo-studio printing-house repair-shop salon
    self-storage service-business tailor tattoo-studio tool-library translation-agency tyre-service`,
  ),
  category(
    'industry',
    'Industry, utilities and property',
    `electricity-billing energy flat-share homeowners-association internet-provider manufacturing
    property-management quality-management real-estate telecom-operator waste-collection water-utility`,
  ),
  category(
    'leisure',
    'Sports, clubs and animals',
    `aquarium-keeping climbing-gym collection-tracker dance-studio dog-kennel escape-room fitness-tracking
    golf-club gym habit-tracker journal martial-arts-club membership-club pet-grooming pet-shelter
    pottery-studio scout-group ski-resort sports-league sports-team stable swimming-pool tournament zoo`,
  ),
  category(
    'media',
    'Culture and media',
    `book-publisher choir-orchestra cinema film-production museum music-streaming newspaper podcast radio-station
    theatre video-streaming`,
  ),
  category(
    'community',
    'Community and marketing',
    `advertising-agency blog charity chat church dating directory duty-roster email-marketing food-sharing forum
    genealogy loyalty-program meetup-group seo-tracking social-media-scheduler social-network survey swap-circle
    volunteer-management`,
  ),
  category(
    'public',
    'Public sector',
    `city-council-requests court-cases elections fire-station government-permits lost-and-found parliament
    patent-office police-records tax-office`,
  ),
];
