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
    `board-meetings coworking crm document-management freelance-platform grants hr job-board meeting-rooms okr-goals
    payroll performance-reviews procurement project-management record-keeping recruiting request-approval risk-audit
    shift-planning staffing-agency tenders time-tracking visitor-management whistleblowing`,
  ),
  category(
    'software',
    'Software and IT',
    `api-gateway-keys asset-tracking bug-bounty bug-tracker ci-pipelines cms code-review feature-flags
    feedback-board gdpr-requests help-desk incident-management iot knowledge-base-faq link-shortener
    on-call-rota password-vault roadmap software-licences test-management webhook-delivery wiki`,
  ),
  category(
    'shops',
    'Shops and trade',
    `antique-dealer art-gallery auction car-dealership clothing-rental florist garden-nursery inventory jewellery
    marketplace optician pawn-shop second-hand-shop shop street-market subscription-box wholesale`,
  ),
  category(
    'money',
    'Money and law',
    `accounting banking bill-splitting crowdfunding crypto-portfolio debt-collection expenses insurance
    insurance-broker invoicing law-firm loans notary patent-portfolio personal-finance subscription-billing`,
  ),
  category(
    'health',
    'Health and care',
    `ambulance-dispatch audiology baby-tracking blood-bank care-home clinic clinical-trials coaching
    cycle-tracking dental dental-lab fertility-clinic health-log home-care hospital laboratory
    medication-reminders mental-health-practice nutrition-practice organ-transplant pharmacy physiotherapy
    referral-waiting-list speech-therapy vaccination veterinary`,
  ),
  category(
    'learning',
    'Schools and learning',
    `conference-papers daycare doctoral-programme driving-school exams flashcards flight-school language-app
    language-exchange language-school library lms mentoring music-school parents-association practice-log quiz
    scholarships school school-run summer-camp teaching-materials tutoring university water-sports-school`,
  ),
  category(
    'food',
    'Food and farming',
    `bakery bee-keeping board-game-cafe brewery butcher canteen catering cheese-dairy dairy-collection farm
    fishery food-delivery food-truck forestry livestock meal-planning recipes restaurant sawmill seed-bank
    wine-cellar winery`,
  ),
  category(
    'travel',
    'Travel and events',
    `attraction-tickets boat-charter bookings campground event-ticketing exhibition festival gig-bookings
    hackathon hiking-trails hotel marina running-event travel-agency trip-planner vacation-rental
    wedding-planner`,
  ),
  category(
    'transport',
    'Transport and logistics',
    `airline bike-sharing car-rental carpool courier customs-clearance drone-operations ev-charging ferry fleet
    freight-forwarding logistics moving-company parking parking-permits port-terminal post-office
    public-transport railway ride-sharing taxi warehouse`,
  ),
  category(
    'services',
    'Trades and services',
    `babysitting calibration car-wash car-workshop cemetery chimney-sweep cleaning-company construction
    content-agency elevator-maintenance equipment-rental field-service funeral-home inspection-service
    junk-removal laundry locksmith maintenance makerspace party-rental photo-studio place-hire pool-service
    print-farm printing-house queue-management repair-shop salon scaffolding self-storage service-business
    service-rounds ski-rental solar-installer tailor tattoo-studio tool-library translation-agency tyre-service`,
  ),
  category(
    'industry',
    'Industry, utilities and property',
    `carbon-accounting electricity-billing energy flat-share homeowners-association internet-provider manufacturing
    property-management quality-management real-estate student-housing telecom-operator waste-collection
    water-utility`,
  ),
  category(
    'leisure',
    'Sports, clubs and animals',
    `allotments aquarium-keeping car-club chess-club climbing-gym collection-tracker dance-studio dog-kennel
    escape-room esports-team fishing-log fitness-tracking golf-club gym habit-tracker household-chores
    hunting-club journal martial-arts-club membership-club pet-grooming pet-shelter plant-care pottery-studio
    pub-quiz scout-group shooting-range ski-resort sports-league sports-team stable swimming-pool tournament
    wildlife-observations zoo`,
  ),
  category(
    'media',
    'Culture and media',
    `archaeology archive band-management book-publisher casting-agency choir-orchestra cinema film-club
    film-production museum museum-loans music-streaming newspaper podcast radio-station review-diary
    stock-photos subtitling theatre video-streaming`,
  ),
  category(
    'community',
    'Community and marketing',
    `advertising-agency affiliate-programme blog charity chat child-sponsorship church creator-membership
    date-poll dating directory duty-roster email-marketing emergency-shelter food-bank food-sharing forum
    genealogy gift-registry influencer-campaigns loyalty-program meetup-group petitions secret-santa
    seo-tracking social-media-scheduler social-network survey swap-circle volunteer-management`,
  ),
  category(
    'public',
    'Public sector',
    `city-council-requests court-cases elections fire-station government-permits lost-and-found parliament
    patent-office police-records prison tax-office`,
  ),
];
