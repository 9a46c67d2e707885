import { ACCOUNTING } from './domains/accounting.ts';
import { ADVERTISING_AGENCY } from './domains/advertising-agency.ts';
import { AFFILIATE_PROGRAMME } from './domains/affiliate-programme.ts';
import { AIRLINE } from './domains/airline.ts';
import { ALLOTMENTS } from './domains/allotments.ts';
import { AMBULANCE_DISPATCH } from './domains/ambulance-dispatch.ts';
import { ANTIQUE_DEALER } from './domains/antique-dealer.ts';
import { API_GATEWAY_KEYS } from './domains/api-gateway-keys.ts';
import { AQUARIUM_KEEPING } from './domains/aquarium-keeping.ts';
import { ARCHAEOLOGY } from './domains/archaeology.ts';
import { ARCHIVE } from './domains/archive.ts';
import { ART_GALLERY } from './domains/art-gallery.ts';
import { ASSET_TRACKING } from './domains/asset-tracking.ts';
import { ATTRACTION_TICKETS } from './domains/attraction-tickets.ts';
import { AUCTION } from './domains/auction.ts';
import { AUDIOLOGY } from './domains/audiology.ts';
import { BABY_TRACKING } from './domains/baby-tracking.ts';
import { BABYSITTING } from './domains/babysitting.ts';
import { BAKERY } from './domains/bakery.ts';
import { BAND_MANAGEMENT } from './domains/band-management.ts';
import { BANKING } from './domains/banking.ts';
import { BEE_KEEPING } from './domains/bee-keeping.ts';
import { BIKE_SHARING } from './domains/bike-sharing.ts';
import { BILL_SPLITTING } from './domains/bill-splitting.ts';
import { BLOG } from './domains/blog.ts';
import { BLOOD_BANK } from './domains/blood-bank.ts';
import { BOARD_GAME_CAFE } from './domains/board-game-cafe.ts';
import { BOARD_MEETINGS } from './domains/board-meetings.ts';
import { BOAT_CHARTER } from './domains/boat-charter.ts';
import { BOOK_PUBLISHER } from './domains/book-publisher.ts';
import { BOOKINGS } from './domains/bookings.ts';
import { BREWERY } from './domains/brewery.ts';
import { BUG_BOUNTY } from './domains/bug-bounty.ts';
import { BUG_TRACKER } from './domains/bug-tracker.ts';
import { BUTCHER } from './domains/butcher.ts';
import { CALIBRATION } from './domains/calibration.ts';
import { CAMPGROUND } from './domains/campground.ts';
import { CANTEEN } from './domains/canteen.ts';
import { CAR_CLUB } from './domains/car-club.ts';
import { CAR_DEALERSHIP } from './domains/car-dealership.ts';
import { CAR_RENTAL } from './domains/car-rental.ts';
import { CAR_WASH } from './domains/car-wash.ts';
import { CAR_WORKSHOP } from './domains/car-workshop.ts';
import { CARBON_ACCOUNTING } from './domains/carbon-accounting.ts';
import { CARE_HOME } from './domains/care-home.ts';
import { CARPOOL } from './domains/carpool.ts';
import { CASTING_AGENCY } from './domains/casting-agency.ts';
import { CATERING } from './domains/catering.ts';
import { CEMETERY } from './domains/cemetery.ts';
import { CHARITY } from './domains/charity.ts';
import { CHAT } from './domains/chat.ts';
import { CHEESE_DAIRY } from './domains/cheese-dairy.ts';
import { CHESS_CLUB } from './domains/chess-club.ts';
import { CHILD_SPONSORSHIP } from './domains/child-sponsorship.ts';
import { CHIMNEY_SWEEP } from './domains/chimney-sweep.ts';
import { CHOIR_ORCHESTRA } from './domains/choir-orchestra.ts';
import { CHURCH } from './domains/church.ts';
import { CI_PIPELINES } from './domains/ci-pipelines.ts';
import { CINEMA } from './domains/cinema.ts';
import { CITY_COUNCIL_REQUESTS } from './domains/city-council-requests.ts';
import { CLEANING_COMPANY } from './domains/cleaning-company.ts';
import { CLIMBING_GYM } from './domains/climbing-gym.ts';
import { CLINIC } from './domains/clinic.ts';
import { CLINICAL_TRIALS } from './domains/clinical-trials.ts';
import { CLOTHING_RENTAL } from './domains/clothing-rental.ts';
import { CMS } from './domains/cms.ts';
import { COACHING } from './domains/coaching.ts';
import { CODE_REVIEW } from './domains/code-review.ts';
import { COLLECTION_TRACKER } from './domains/collection-tracker.ts';
import { CONFERENCE_PAPERS } from './domains/conference-papers.ts';
import { CONSTRUCTION } from './domains/construction.ts';
import { CONTENT_AGENCY } from './domains/content-agency.ts';
import { COURIER } from './domains/courier.ts';
import { COURT_CASES } from './domains/court-cases.ts';
import { COWORKING } from './domains/coworking.ts';
import { CREATOR_MEMBERSHIP } from './domains/creator-membership.ts';
import { CRM } from './domains/crm.ts';
import { CROWDFUNDING } from './domains/crowdfunding.ts';
import { CRYPTO_PORTFOLIO } from './domains/crypto-portfolio.ts';
import { CUSTOMS_CLEARANCE } from './domains/customs-clearance.ts';
import { CYCLE_TRACKING } from './domains/cycle-tracking.ts';
import { DAIRY_COLLECTION } from './domains/dairy-collection.ts';
import { DANCE_STUDIO } from './domains/dance-studio.ts';
import { DATE_POLL } from './domains/date-poll.ts';
import { DATING } from './domains/dating.ts';
import { DAYCARE } from './domains/daycare.ts';
import { DEBT_COLLECTION } from './domains/debt-collection.ts';
import { DENTAL } from './domains/dental.ts';
import { DENTAL_LAB } from './domains/dental-lab.ts';
import { DIRECTORY } from './domains/directory.ts';
import { DOCTORAL_PROGRAMME } from './domains/doctoral-programme.ts';
import { DOCUMENT_MANAGEMENT } from './domains/document-management.ts';
import { DOG_KENNEL } from './domains/dog-kennel.ts';
import { DRIVING_SCHOOL } from './domains/driving-school.ts';
import { DRONE_OPERATIONS } from './domains/drone-operations.ts';
import { DUTY_ROSTER } from './domains/duty-roster.ts';
import { ELECTIONS } from './domains/elections.ts';
import { ELECTRICITY_BILLING } from './domains/electricity-billing.ts';
import { ELEVATOR_MAINTENANCE } from './domains/elevator-maintenance.ts';
import { EMAIL_MARKETING } from './domains/email-marketing.ts';
import { EMERGENCY_SHELTER } from './domains/emergency-shelter.ts';
import { ENERGY } from './domains/energy.ts';
import { EQUIPMENT_RENTAL } from './domains/equipment-rental.ts';
import { ESCAPE_ROOM } from './domains/escape-room.ts';
import { ESPORTS_TEAM } from './domains/esports-team.ts';
import { EV_CHARGING } from './domains/ev-charging.ts';
import { EVENT_TICKETING } from './domains/event-ticketing.ts';
import { EXAMS } from './domains/exams.ts';
import { EXHIBITION } from './domains/exhibition.ts';
import { EXPENSES } from './domains/expenses.ts';
import { FARM } from './domains/farm.ts';
import { FEATURE_FLAGS } from './domains/feature-flags.ts';
import { FEEDBACK_BOARD } from './domains/feedback-board.ts';
import { FERRY } from './domains/ferry.ts';
import { FERTILITY_CLINIC } from './domains/fertility-clinic.ts';
import { FESTIVAL } from './domains/festival.ts';
import { FIELD_SERVICE } from './domains/field-service.ts';
import { FILM_CLUB } from './domains/film-club.ts';
import { FILM_PRODUCTION } from './domains/film-production.ts';
import { FIRE_STATION } from './domains/fire-station.ts';
import { FISHERY } from './domains/fishery.ts';
import { FISHING_LOG } from './domains/fishing-log.ts';
import { FITNESS_TRACKING } from './domains/fitness-tracking.ts';
import { FLASHCARDS } from './domains/flashcards.ts';
import { FLAT_SHARE } from './domains/flat-share.ts';
import { FLEET } from './domains/fleet.ts';
import { FLIGHT_SCHOOL } from './domains/flight-school.ts';
import { FLORIST } from './domains/florist.ts';
import { FOOD_BANK } from './domains/food-bank.ts';
import { FOOD_DELIVERY } from './domains/food-delivery.ts';
import { FOOD_SHARING } from './domains/food-sharing.ts';
import { FOOD_TRUCK } from './domains/food-truck.ts';
import { FORESTRY } from './domains/forestry.ts';
import { FORUM } from './domains/forum.ts';
import { FREELANCE_PLATFORM } from './domains/freelance-platform.ts';
import { FREIGHT_FORWARDING } from './domains/freight-forwarding.ts';
import { FUNERAL_HOME } from './domains/funeral-home.ts';
import { GARDEN_NURSERY } from './domains/garden-nursery.ts';
import { GDPR_REQUESTS } from './domains/gdpr-requests.ts';
import { GENEALOGY } from './domains/genealogy.ts';
import { GIFT_REGISTRY } from './domains/gift-registry.ts';
import { GIG_BOOKINGS } from './domains/gig-bookings.ts';
import { GOLF_CLUB } from './domains/golf-club.ts';
import { GOVERNMENT_PERMITS } from './domains/government-permits.ts';
import { GRANTS } from './domains/grants.ts';
import { GYM } from './domains/gym.ts';
import { HABIT_TRACKER } from './domains/habit-tracker.ts';
import { HACKATHON } from './domains/hackathon.ts';
import { HEALTH_LOG } from './domains/health-log.ts';
import { HELP_DESK } from './domains/help-desk.ts';
import { HIKING_TRAILS } from './domains/hiking-trails.ts';
import { HOME_CARE } from './domains/home-care.ts';
import { HOMEOWNERS_ASSOCIATION } from './domains/homeowners-association.ts';
import { HOSPITAL } from './domains/hospital.ts';
import { HOTEL } from './domains/hotel.ts';
import { HOUSEHOLD_CHORES } from './domains/household-chores.ts';
import { HR } from './domains/hr.ts';
import { HUNTING_CLUB } from './domains/hunting-club.ts';
import { INCIDENT_MANAGEMENT } from './domains/incident-management.ts';
import { INFLUENCER_CAMPAIGNS } from './domains/influencer-campaigns.ts';
import { INSPECTION_SERVICE } from './domains/inspection-service.ts';
import { INSURANCE } from './domains/insurance.ts';
import { INSURANCE_BROKER } from './domains/insurance-broker.ts';
import { INTERNET_PROVIDER } from './domains/internet-provider.ts';
import { INVENTORY } from './domains/inventory.ts';
import { INVOICING } from './domains/invoicing.ts';
import { IOT } from './domains/iot.ts';
import { JEWELLERY } from './domains/jewellery.ts';
import { JOB_BOARD } from './domains/job-board.ts';
import { JOURNAL } from './domains/journal.ts';
import { JUNK_REMOVAL } from './domains/junk-removal.ts';
import { KNOWLEDGE_BASE_FAQ } from './domains/knowledge-base-faq.ts';
import { LABORATORY } from './domains/laboratory.ts';
import { LANGUAGE_APP } from './domains/language-app.ts';
import { LANGUAGE_EXCHANGE } from './domains/language-exchange.ts';
import { LANGUAGE_SCHOOL } from './domains/language-school.ts';
import { LAUNDRY } from './domains/laundry.ts';
import { LAW_FIRM } from './domains/law-firm.ts';
import { LIBRARY } from './domains/library.ts';
import { LINK_SHORTENER } from './domains/link-shortener.ts';
import { LIVESTOCK } from './domains/livestock.ts';
import { LMS } from './domains/lms.ts';
import { LOANS } from './domains/loans.ts';
import { LOCKSMITH } from './domains/locksmith.ts';
import { LOGISTICS } from './domains/logistics.ts';
import { LOST_AND_FOUND } from './domains/lost-and-found.ts';
import { LOYALTY_PROGRAM } from './domains/loyalty-program.ts';

/** The files of the library whose names begin with A to L. */
export const A_TO_L: readonly string[] = [
  ACCOUNTING,
  ADVERTISING_AGENCY,
  AFFILIATE_PROGRAMME,
  AIRLINE,
  ALLOTMENTS,
  AMBULANCE_DISPATCH,
  ANTIQUE_DEALER,
  API_GATEWAY_KEYS,
  AQUARIUM_KEEPING,
  ARCHAEOLOGY,
  ARCHIVE,
  ART_GALLERY,
  ASSET_TRACKING,
  ATTRACTION_TICKETS,
  AUCTION,
  AUDIOLOGY,
  BABY_TRACKING,
  BABYSITTING,
  BAKERY,
  BAND_MANAGEMENT,
  BANKING,
  BEE_KEEPING,
  BIKE_SHARING,
  BILL_SPLITTING,
  BLOG,
  BLOOD_BANK,
  BOARD_GAME_CAFE,
  BOARD_MEETINGS,
  BOAT_CHARTER,
  BOOK_PUBLISHER,
  BOOKINGS,
  BREWERY,
  BUG_BOUNTY,
  BUG_TRACKER,
  BUTCHER,
  CALIBRATION,
  CAMPGROUND,
  CANTEEN,
  CAR_CLUB,
  CAR_DEALERSHIP,
  CAR_RENTAL,
  CAR_WASH,
  CAR_WORKSHOP,
  CARBON_ACCOUNTING,
  CARE_HOME,
  CARPOOL,
  CASTING_AGENCY,
  CATERING,
  CEMETERY,
  CHARITY,
  CHAT,
  CHEESE_DAIRY,
  CHESS_CLUB,
  CHILD_SPONSORSHIP,
  CHIMNEY_SWEEP,
  CHOIR_ORCHESTRA,
  CHURCH,
  CI_PIPELINES,
  CINEMA,
  CITY_COUNCIL_REQUESTS,
  CLEANING_COMPANY,
  CLIMBING_GYM,
  CLINIC,
  CLINICAL_TRIALS,
  CLOTHING_RENTAL,
  CMS,
  COACHING,
  CODE_REVIEW,
  COLLECTION_TRACKER,
  CONFERENCE_PAPERS,
  CONSTRUCTION,
  CONTENT_AGENCY,
  COURIER,
  COURT_CASES,
  COWORKING,
  CREATOR_MEMBERSHIP,
  CRM,
  CROWDFUNDING,
  CRYPTO_PORTFOLIO,
  CUSTOMS_CLEARANCE,
  CYCLE_TRACKING,
  DAIRY_COLLECTION,
  DANCE_STUDIO,
  DATE_POLL,
  DATING,
  DAYCARE,
  DEBT_COLLECTION,
  DENTAL,
  DENTAL_LAB,
  DIRECTORY,
  DOCTORAL_PROGRAMME,
  DOCUMENT_MANAGEMENT,
  DOG_KENNEL,
  DRIVING_SCHOOL,
  DRONE_OPERATIONS,
  DUTY_ROSTER,
  ELECTIONS,
  ELECTRICITY_BILLING,
  ELEVATOR_MAINTENANCE,
  EMAIL_MARKETING,
  EMERGENCY_SHELTER,
  ENERGY,
  EQUIPMENT_RENTAL,
  ESCAPE_ROOM,
  ESPORTS_TEAM,
  EV_CHARGING,
  EVENT_TICKETING,
  EXAMS,
  EXHIBITION,
  EXPENSES,
  FARM,
  FEATURE_FLAGS,
  FEEDBACK_BOARD,
  FERRY,
  FERTILITY_CLINIC,
  FESTIVAL,
  FIELD_SERVICE,
  FILM_CLUB,
  FILM_PRODUCTION,
  FIRE_STATION,
  FISHERY,
  FISHING_LOG,
  FITNESS_TRACKING,
  FLASHCARDS,
  FLAT_SHARE,
  FLEET,
  FLIGHT_SCHOOL,
  FLORIST,
  FOOD_BANK,
  FOOD_DELIVERY,
  FOOD_SHARING,
  FOOD_TRUCK,
  FORESTRY,
  FORUM,
  FREELANCE_PLATFORM,
  FREIGHT_FORWARDING,
  FUNERAL_HOME,
  GARDEN_NURSERY,
  GDPR_REQUESTS,
  GENEALOGY,
  GIFT_REGISTRY,
  GIG_BOOKINGS,
  GOLF_CLUB,
  GOVERNMENT_PERMITS,
  GRANTS,
  GYM,
  HABIT_TRACKER,
  HACKATHON,
  HEALTH_LOG,
  HELP_DESK,
  HIKING_TRAILS,
  HOME_CARE,
  HOMEOWNERS_ASSOCIATION,
  HOSPITAL,
  HOTEL,
  HOUSEHOLD_CHORES,
  HR,
  HUNTING_CLUB,
  INCIDENT_MANAGEMENT,
  INFLUENCER_CAMPAIGNS,
  INSPECTION_SERVICE,
  INSURANCE,
  INSURANCE_BROKER,
  INTERNET_PROVIDER,
  INVENTORY,
  INVOICING,
  IOT,
  JEWELLERY,
  JOB_BOARD,
  JOURNAL,
  JUNK_REMOVAL,
  KNOWLEDGE_BASE_FAQ,
  LABORATORY,
  LANGUAGE_APP,
  LANGUAGE_EXCHANGE,
  LANGUAGE_SCHOOL,
  LAUNDRY,
  LAW_FIRM,
  LIBRARY,
  LINK_SHORTENER,
  LIVESTOCK,
  LMS,
  LOANS,
  LOCKSMITH,
  LOGISTICS,
  LOST_AND_FOUND,
  LOYALTY_PROGRAM,
];
