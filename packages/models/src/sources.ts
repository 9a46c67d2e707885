import { ACCOUNTING } from './domains/accounting.ts';
import { ADVERTISING_AGENCY } from './domains/advertising-agency.ts';
import { AIRLINE } from './domains/airline.ts';
import { AMBULANCE_DISPATCH } from './domains/ambulance-dispatch.ts';
import { ANTIQUE_DEALER } from './domains/antique-dealer.ts';
import { API_GATEWAY_KEYS } from './domains/api-gateway-keys.ts';
import { ART_GALLERY } from './domains/art-gallery.ts';
import { ASSET_TRACKING } from './domains/asset-tracking.ts';
import { AUCTION } from './domains/auction.ts';
import { BAKERY } from './domains/bakery.ts';
import { BANKING } from './domains/banking.ts';
import { BEE_KEEPING } from './domains/bee-keeping.ts';
import { BIKE_SHARING } from './domains/bike-sharing.ts';
import { BLOG } from './domains/blog.ts';
import { BLOOD_BANK } from './domains/blood-bank.ts';
import { BOAT_CHARTER } from './domains/boat-charter.ts';
import { BOOK_PUBLISHER } from './domains/book-publisher.ts';
import { BOOKINGS } from './domains/bookings.ts';
import { BREWERY } from './domains/brewery.ts';
import { BUG_TRACKER } from './domains/bug-tracker.ts';
import { BUTCHER } from './domains/butcher.ts';
import { CAMPGROUND } from './domains/campground.ts';
import { CAR_DEALERSHIP } from './domains/car-dealership.ts';
import { CAR_RENTAL } from './domains/car-rental.ts';
import { CAR_WASH } from './domains/car-wash.ts';
import { CAR_WORKSHOP } from './domains/car-workshop.ts';
import { CARE_HOME } from './domains/care-home.ts';
import { CATERING } from './domains/catering.ts';
import { CHARITY } from './domains/charity.ts';
import { CHAT } from './domains/chat.ts';
import { CHOIR_ORCHESTRA } from './domains/choir-orchestra.ts';
import { CHURCH } from './domains/church.ts';
import { CI_PIPELINES } from './domains/ci-pipelines.ts';
import { CINEMA } from './domains/cinema.ts';
import { CITY_COUNCIL_REQUESTS } from './domains/city-council-requests.ts';
import { CLEANING_COMPANY } from './domains/cleaning-company.ts';
import { CLIMBING_GYM } from './domains/climbing-gym.ts';
import { CLINIC } from './domains/clinic.ts';
import { CLINICAL_TRIALS } from './domains/clinical-trials.ts';
import { CMS } from './domains/cms.ts';
import { CODE_REVIEW } from './domains/code-review.ts';
import { COLLECTION_TRACKER } from './domains/collection-tracker.ts';
import { CONFERENCE_PAPERS } from './domains/conference-papers.ts';
import { CONSTRUCTION } from './domains/construction.ts';
import { COURIER } from './domains/courier.ts';
import { COURT_CASES } from './domains/court-cases.ts';
import { COWORKING } from './domains/coworking.ts';
import { CRM } from './domains/crm.ts';
import { CROWDFUNDING } from './domains/crowdfunding.ts';
import { CRYPTO_PORTFOLIO } from './domains/crypto-portfolio.ts';
import { CUSTOMS_CLEARANCE } from './domains/customs-clearance.ts';
import { DANCE_STUDIO } from './domains/dance-studio.ts';
import { DATING } from './domains/dating.ts';
import { DAYCARE } from './domains/daycare.ts';
import { DENTAL } from './domains/dental.ts';
import { DOCUMENT_MANAGEMENT } from './domains/document-management.ts';
import { DOG_KENNEL } from './domains/dog-kennel.ts';
import { DRIVING_SCHOOL } from './domains/driving-school.ts';
import { ELECTIONS } from './domains/elections.ts';
import { ELECTRICITY_BILLING } from './domains/electricity-billing.ts';
import { EMAIL_MARKETING } from './domains/email-marketing.ts';
import { ENERGY } from './domains/energy.ts';
import { EQUIPMENT_RENTAL } from './domains/equipment-rental.ts';
import { ESCAPE_ROOM } from './domains/escape-room.ts';
import { EV_CHARGING } from './domains/ev-charging.ts';
import { EVENT_TICKETING } from './domains/event-ticketing.ts';
import { EXHIBITION } from './domains/exhibition.ts';
import { EXPENSES } from './domains/expenses.ts';
import { FARM } from './domains/farm.ts';
import { FEATURE_FLAGS } from './domains/feature-flags.ts';
import { FEEDBACK_BOARD } from './domains/feedback-board.ts';
import { FESTIVAL } from './domains/festival.ts';
import { FIELD_SERVICE } from './domains/field-service.ts';
import { FILM_PRODUCTION } from './domains/film-production.ts';
import { FIRE_STATION } from './domains/fire-station.ts';
import { FISHERY } from './domains/fishery.ts';
import { FITNESS_TRACKING } from './domains/fitness-tracking.ts';
import { FLEET } from './domains/fleet.ts';
import { FLORIST } from './domains/florist.ts';
import { FOOD_DELIVERY } from './domains/food-delivery.ts';
import { FORESTRY } from './domains/forestry.ts';
import { FORUM } from './domains/forum.ts';
import { FREELANCE_PLATFORM } from './domains/freelance-platform.ts';
import { FREIGHT_FORWARDING } from './domains/freight-forwarding.ts';
import { FUNERAL_HOME } from './domains/funeral-home.ts';
import { GARDEN_NURSERY } from './domains/garden-nursery.ts';
import { GENEALOGY } from './domains/genealogy.ts';
import { GOLF_CLUB } from './domains/golf-club.ts';
import { GOVERNMENT_PERMITS } from './domains/government-permits.ts';
import { GYM } from './domains/gym.ts';
import { HABIT_TRACKER } from './domains/habit-tracker.ts';
import { HELP_DESK } from './domains/help-desk.ts';
import { HOMEOWNERS_ASSOCIATION } from './domains/homeowners-association.ts';
import { HOSPITAL } from './domains/hospital.ts';
import { HOTEL } from './domains/hotel.ts';
import { HR } from './domains/hr.ts';
import { INCIDENT_MANAGEMENT } from './domains/incident-management.ts';
import { INSURANCE } from './domains/insurance.ts';
import { INSURANCE_BROKER } from './domains/insurance-broker.ts';
import { INTERNET_PROVIDER } from './domains/internet-provider.ts';
import { INVENTORY } from './domains/inventory.ts';
import { INVOICING } from './domains/invoicing.ts';
import { IOT } from './domains/iot.ts';
import { JEWELLERY } from './domains/jewellery.ts';
import { JOB_BOARD } from './domains/job-board.ts';
import { KNOWLEDGE_BASE_FAQ } from './domains/knowledge-base-faq.ts';
import { LABORATORY } from './domains/laboratory.ts';
import { LANGUAGE_SCHOOL } from './domains/language-school.ts';
import { LAUNDRY } from './domains/laundry.ts';
import { LAW_FIRM } from './domains/law-firm.ts';
import { LIBRARY } from './domains/library.ts';
import { LIVESTOCK } from './domains/livestock.ts';
import { LMS } from './domains/lms.ts';
import { LOANS } from './domains/loans.ts';
import { LOGISTICS } from './domains/logistics.ts';
import { LOST_AND_FOUND } from './domains/lost-and-found.ts';
import { LOYALTY_PROGRAM } from './domains/loyalty-program.ts';
import { MAINTENANCE } from './domains/maintenance.ts';
import { MANUFACTURING } from './domains/manufacturing.ts';
import { MARKETPLACE } from './domains/marketplace.ts';
import { MARTIAL_ARTS_CLUB } from './domains/martial-arts-club.ts';
import { MEETING_ROOMS } from './domains/meeting-rooms.ts';
import { MEETUP_GROUP } from './domains/meetup-group.ts';
import { MEMBERSHIP_CLUB } from './domains/membership-club.ts';
import { MENTAL_HEALTH_PRACTICE } from './domains/mental-health-practice.ts';
import { MOVING_COMPANY } from './domains/moving-company.ts';
import { MUSEUM } from './domains/museum.ts';
import { MUSIC_SCHOOL } from './domains/music-school.ts';
import { MUSIC_STREAMING } from './domains/music-streaming.ts';
import { NEWSPAPER } from './domains/newspaper.ts';
import { NOTARY } from './domains/notary.ts';
import { OKR_GOALS } from './domains/okr-goals.ts';
import { OPTICIAN } from './domains/optician.ts';
import { PARKING } from './domains/parking.ts';
import { PARLIAMENT } from './domains/parliament.ts';
import { PATENT_OFFICE } from './domains/patent-office.ts';
import { PAWN_SHOP } from './domains/pawn-shop.ts';
import { PAYROLL } from './domains/payroll.ts';
import { PERFORMANCE_REVIEWS } from './domains/performance-reviews.ts';
import { PERSONAL_FINANCE } from './domains/personal-finance.ts';
import { PET_GROOMING } from './domains/pet-grooming.ts';
import { PET_SHELTER } from './domains/pet-shelter.ts';
import { PHARMACY } from './domains/pharmacy.ts';
import { PHOTO_STUDIO } from './domains/photo-studio.ts';
import { PHYSIOTHERAPY } from './domains/physiotherapy.ts';
import { PODCAST } from './domains/podcast.ts';
import { POLICE_RECORDS } from './domains/police-records.ts';
import { PORT_TERMINAL } from './domains/port-terminal.ts';
import { POST_OFFICE } from './domains/post-office.ts';
import { PRINTING_HOUSE } from './domains/printing-house.ts';
import { PROCUREMENT } from './domains/procurement.ts';
import { PROJECT_MANAGEMENT } from './domains/project-management.ts';
import { PROPERTY_MANAGEMENT } from './domains/property-management.ts';
import { PUBLIC_TRANSPORT } from './domains/public-transport.ts';
import { QUALITY_MANAGEMENT } from './domains/quality-management.ts';
import { QUIZ } from './domains/quiz.ts';
import { RADIO_STATION } from './domains/radio-station.ts';
import { RAILWAY } from './domains/railway.ts';
import { REAL_ESTATE } from './domains/real-estate.ts';
import { RECIPES } from './domains/recipes.ts';
import { RECRUITING } from './domains/recruiting.ts';
import { REPAIR_SHOP } from './domains/repair-shop.ts';
import { RESTAURANT } from './domains/restaurant.ts';
import { RIDE_SHARING } from './domains/ride-sharing.ts';
import { RISK_AUDIT } from './domains/risk-audit.ts';
import { ROADMAP } from './domains/roadmap.ts';
import { SALON } from './domains/salon.ts';
import { SCHOOL } from './domains/school.ts';
import { SCOUT_GROUP } from './domains/scout-group.ts';
import { SECOND_HAND_SHOP } from './domains/second-hand-shop.ts';
import { SEO_TRACKING } from './domains/seo-tracking.ts';
import { SHIFT_PLANNING } from './domains/shift-planning.ts';
import { SHOP } from './domains/shop.ts';
import { SKI_RESORT } from './domains/ski-resort.ts';
import { SOCIAL_MEDIA_SCHEDULER } from './domains/social-media-scheduler.ts';
import { SOCIAL_NETWORK } from './domains/social-network.ts';
import { SOFTWARE_LICENCES } from './domains/software-licences.ts';
import { SPORTS_LEAGUE } from './domains/sports-league.ts';
import { STABLE } from './domains/stable.ts';
import { SUBSCRIPTION_BILLING } from './domains/subscription-billing.ts';
import { SUMMER_CAMP } from './domains/summer-camp.ts';
import { SURVEY } from './domains/survey.ts';
import { SWIMMING_POOL } from './domains/swimming-pool.ts';
import { TAILOR } from './domains/tailor.ts';
import { TAX_OFFICE } from './domains/tax-office.ts';
import { TAXI } from './domains/taxi.ts';
import { TELECOM_OPERATOR } from './domains/telecom-operator.ts';
import { TEST_MANAGEMENT } from './domains/test-management.ts';
import { THEATRE } from './domains/theatre.ts';
import { TIME_TRACKING } from './domains/time-tracking.ts';
import { TOOL_LIBRARY } from './domains/tool-library.ts';
import { TOURNAMENT } from './domains/tournament.ts';
import { TRANSLATION_AGENCY } from './domains/translation-agency.ts';
import { TRAVEL_AGENCY } from './domains/travel-agency.ts';
import { TUTORING } from './domains/tutoring.ts';
import { TYRE_SERVICE } from './domains/tyre-service.ts';
import { UNIVERSITY } from './domains/university.ts';
import { VACATION_RENTAL } from './domains/vacation-rental.ts';
import { VETERINARY } from './domains/veterinary.ts';
import { VIDEO_STREAMING } from './domains/video-streaming.ts';
import { VISITOR_MANAGEMENT } from './domains/visitor-management.ts';
import { VOLUNTEER_MANAGEMENT } from './domains/volunteer-management.ts';
import { WAREHOUSE } from './domains/warehouse.ts';
import { WASTE_COLLECTION } from './domains/waste-collection.ts';
import { WATER_SPORTS_SCHOOL } from './domains/water-sports-school.ts';
import { WATER_UTILITY } from './domains/water-utility.ts';
import { WEDDING_PLANNER } from './domains/wedding-planner.ts';
import { WIKI } from './domains/wiki.ts';
import { WINERY } from './domains/winery.ts';
import { ZOO } from './domains/zoo.ts';

/** The files of the library, by name; README.md says how one is written. */
export const SOURCES: readonly string[] = [
  ACCOUNTING,
  ADVERTISING_AGENCY,
  AIRLINE,
  AMBULANCE_DISPATCH,
  ANTIQUE_DEALER,
  API_GATEWAY_KEYS,
  ART_GALLERY,
  ASSET_TRACKING,
  AUCTION,
  BAKERY,
  BANKING,
  BEE_KEEPING,
  BIKE_SHARING,
  BLOG,
  BLOOD_BANK,
  BOAT_CHARTER,
  BOOK_PUBLISHER,
  BOOKINGS,
  BREWERY,
  BUG_TRACKER,
  BUTCHER,
  CAMPGROUND,
  CAR_DEALERSHIP,
  CAR_RENTAL,
  CAR_WASH,
  CAR_WORKSHOP,
  CARE_HOME,
  CATERING,
  CHARITY,
  CHAT,
  CHOIR_ORCHESTRA,
  CHURCH,
  CI_PIPELINES,
  CINEMA,
  CITY_COUNCIL_REQUESTS,
  CLEANING_COMPANY,
  CLIMBING_GYM,
  CLINIC,
  CLINICAL_TRIALS,
  CMS,
  CODE_REVIEW,
  COLLECTION_TRACKER,
  CONFERENCE_PAPERS,
  CONSTRUCTION,
  COURIER,
  COURT_CASES,
  COWORKING,
  CRM,
  CROWDFUNDING,
  CRYPTO_PORTFOLIO,
  CUSTOMS_CLEARANCE,
  DANCE_STUDIO,
  DATING,
  DAYCARE,
  DENTAL,
  DOCUMENT_MANAGEMENT,
  DOG_KENNEL,
  DRIVING_SCHOOL,
  ELECTIONS,
  ELECTRICITY_BILLING,
  EMAIL_MARKETING,
  ENERGY,
  EQUIPMENT_RENTAL,
  ESCAPE_ROOM,
  EV_CHARGING,
  EVENT_TICKETING,
  EXHIBITION,
  EXPENSES,
  FARM,
  FEATURE_FLAGS,
  FEEDBACK_BOARD,
  FESTIVAL,
  FIELD_SERVICE,
  FILM_PRODUCTION,
  FIRE_STATION,
  FISHERY,
  FITNESS_TRACKING,
  FLEET,
  FLORIST,
  FOOD_DELIVERY,
  FORESTRY,
  FORUM,
  FREELANCE_PLATFORM,
  FREIGHT_FORWARDING,
  FUNERAL_HOME,
  GARDEN_NURSERY,
  GENEALOGY,
  GOLF_CLUB,
  GOVERNMENT_PERMITS,
  GYM,
  HABIT_TRACKER,
  HELP_DESK,
  HOMEOWNERS_ASSOCIATION,
  HOSPITAL,
  HOTEL,
  HR,
  INCIDENT_MANAGEMENT,
  INSURANCE,
  INSURANCE_BROKER,
  INTERNET_PROVIDER,
  INVENTORY,
  INVOICING,
  IOT,
  JEWELLERY,
  JOB_BOARD,
  KNOWLEDGE_BASE_FAQ,
  LABORATORY,
  LANGUAGE_SCHOOL,
  LAUNDRY,
  LAW_FIRM,
  LIBRARY,
  LIVESTOCK,
  LMS,
  LOANS,
  LOGISTICS,
  LOST_AND_FOUND,
  LOYALTY_PROGRAM,
  MAINTENANCE,
  MANUFACTURING,
  MARKETPLACE,
  MARTIAL_ARTS_CLUB,
  MEETING_ROOMS,
  MEETUP_GROUP,
  MEMBERSHIP_CLUB,
  MENTAL_HEALTH_PRACTICE,
  MOVING_COMPANY,
  MUSEUM,
  MUSIC_SCHOOL,
  MUSIC_STREAMING,
  NEWSPAPER,
  NOTARY,
  OKR_GOALS,
  OPTICIAN,
  PARKING,
  PARLIAMENT,
  PATENT_OFFICE,
  PAWN_SHOP,
  PAYROLL,
  PERFORMANCE_REVIEWS,
  PERSONAL_FINANCE,
  PET_GROOMING,
  PET_SHELTER,
  PHARMACY,
  PHOTO_STUDIO,
  PHYSIOTHERAPY,
  PODCAST,
  POLICE_RECORDS,
  PORT_TERMINAL,
  POST_OFFICE,
  PRINTING_HOUSE,
  PROCUREMENT,
  PROJECT_MANAGEMENT,
  PROPERTY_MANAGEMENT,
  PUBLIC_TRANSPORT,
  QUALITY_MANAGEMENT,
  QUIZ,
  RADIO_STATION,
  RAILWAY,
  REAL_ESTATE,
  RECIPES,
  RECRUITING,
  REPAIR_SHOP,
  RESTAURANT,
  RIDE_SHARING,
  RISK_AUDIT,
  ROADMAP,
  SALON,
  SCHOOL,
  SCOUT_GROUP,
  SECOND_HAND_SHOP,
  SEO_TRACKING,
  SHIFT_PLANNING,
  SHOP,
  SKI_RESORT,
  SOCIAL_MEDIA_SCHEDULER,
  SOCIAL_NETWORK,
  SOFTWARE_LICENCES,
  SPORTS_LEAGUE,
  STABLE,
  SUBSCRIPTION_BILLING,
  SUMMER_CAMP,
  SURVEY,
  SWIMMING_POOL,
  TAILOR,
  TAX_OFFICE,
  TAXI,
  TELECOM_OPERATOR,
  TEST_MANAGEMENT,
  THEATRE,
  TIME_TRACKING,
  TOOL_LIBRARY,
  TOURNAMENT,
  TRANSLATION_AGENCY,
  TRAVEL_AGENCY,
  TUTORING,
  TYRE_SERVICE,
  UNIVERSITY,
  VACATION_RENTAL,
  VETERINARY,
  VIDEO_STREAMING,
  VISITOR_MANAGEMENT,
  VOLUNTEER_MANAGEMENT,
  WAREHOUSE,
  WASTE_COLLECTION,
  WATER_SPORTS_SCHOOL,
  WATER_UTILITY,
  WEDDING_PLANNER,
  WIKI,
  WINERY,
  ZOO,
];
