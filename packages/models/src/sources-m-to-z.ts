import { MAINTENANCE } from './domains/maintenance.ts';
import { MAKERSPACE } from './domains/makerspace.ts';
import { MANUFACTURING } from './domains/manufacturing.ts';
import { MARINA } from './domains/marina.ts';
import { MARKETPLACE } from './domains/marketplace.ts';
import { MARTIAL_ARTS_CLUB } from './domains/martial-arts-club.ts';
import { MEAL_PLANNING } from './domains/meal-planning.ts';
import { MEDICATION_REMINDERS } from './domains/medication-reminders.ts';
import { MEETING_ROOMS } from './domains/meeting-rooms.ts';
import { MEETUP_GROUP } from './domains/meetup-group.ts';
import { MEMBERSHIP_CLUB } from './domains/membership-club.ts';
import { MENTAL_HEALTH_PRACTICE } from './domains/mental-health-practice.ts';
import { MENTORING } from './domains/mentoring.ts';
import { MOVING_COMPANY } from './domains/moving-company.ts';
import { MUSEUM } from './domains/museum.ts';
import { MUSEUM_LOANS } from './domains/museum-loans.ts';
import { MUSIC_SCHOOL } from './domains/music-school.ts';
import { MUSIC_STREAMING } from './domains/music-streaming.ts';
import { NEWSPAPER } from './domains/newspaper.ts';
import { NOTARY } from './domains/notary.ts';
import { NUTRITION_PRACTICE } from './domains/nutrition-practice.ts';
import { OKR_GOALS } from './domains/okr-goals.ts';
import { ON_CALL_ROTA } from './domains/on-call-rota.ts';
import { OPTICIAN } from './domains/optician.ts';
import { ORGAN_TRANSPLANT } from './domains/organ-transplant.ts';
import { PARENTS_ASSOCIATION } from './domains/parents-association.ts';
import { PARKING } from './domains/parking.ts';
import { PARKING_PERMITS } from './domains/parking-permits.ts';
import { PARLIAMENT } from './domains/parliament.ts';
import { PARTY_RENTAL } from './domains/party-rental.ts';
import { PASSWORD_VAULT } from './domains/password-vault.ts';
import { PATENT_OFFICE } from './domains/patent-office.ts';
import { PATENT_PORTFOLIO } from './domains/patent-portfolio.ts';
import { PAWN_SHOP } from './domains/pawn-shop.ts';
import { PAYROLL } from './domains/payroll.ts';
import { PERFORMANCE_REVIEWS } from './domains/performance-reviews.ts';
import { PERSONAL_FINANCE } from './domains/personal-finance.ts';
import { PET_GROOMING } from './domains/pet-grooming.ts';
import { PET_SHELTER } from './domains/pet-shelter.ts';
import { PETITIONS } from './domains/petitions.ts';
import { PHARMACY } from './domains/pharmacy.ts';
import { PHOTO_STUDIO } from './domains/photo-studio.ts';
import { PHYSIOTHERAPY } from './domains/physiotherapy.ts';
import { PLACE_HIRE } from './domains/place-hire.ts';
import { PLANT_CARE } from './domains/plant-care.ts';
import { PODCAST } from './domains/podcast.ts';
import { POLICE_RECORDS } from './domains/police-records.ts';
import { POOL_SERVICE } from './domains/pool-service.ts';
import { PORT_TERMINAL } from './domains/port-terminal.ts';
import { POST_OFFICE } from './domains/post-office.ts';
import { POTTERY_STUDIO } from './domains/pottery-studio.ts';
import { PRACTICE_LOG } from './domains/practice-log.ts';
import { PRINT_FARM } from './domains/print-farm.ts';
import { PRINTING_HOUSE } from './domains/printing-house.ts';
import { PRISON } from './domains/prison.ts';
import { PROCUREMENT } from './domains/procurement.ts';
import { PROJECT_MANAGEMENT } from './domains/project-management.ts';
import { PROPERTY_MANAGEMENT } from './domains/property-management.ts';
import { PUB_QUIZ } from './domains/pub-quiz.ts';
import { PUBLIC_TRANSPORT } from './domains/public-transport.ts';
import { QUALITY_MANAGEMENT } from './domains/quality-management.ts';
import { QUEUE_MANAGEMENT } from './domains/queue-management.ts';
import { QUIZ } from './domains/quiz.ts';
import { RADIO_STATION } from './domains/radio-station.ts';
import { RAILWAY } from './domains/railway.ts';
import { REAL_ESTATE } from './domains/real-estate.ts';
import { RECIPES } from './domains/recipes.ts';
import { RECORD_KEEPING } from './domains/record-keeping.ts';
import { RECRUITING } from './domains/recruiting.ts';
import { REFERRAL_WAITING_LIST } from './domains/referral-waiting-list.ts';
import { REPAIR_SHOP } from './domains/repair-shop.ts';
import { REQUEST_APPROVAL } from './domains/request-approval.ts';
import { RESTAURANT } from './domains/restaurant.ts';
import { REVIEW_DIARY } from './domains/review-diary.ts';
import { RIDE_SHARING } from './domains/ride-sharing.ts';
import { RISK_AUDIT } from './domains/risk-audit.ts';
import { ROADMAP } from './domains/roadmap.ts';
import { RUNNING_EVENT } from './domains/running-event.ts';
import { SALON } from './domains/salon.ts';
import { SAWMILL } from './domains/sawmill.ts';
import { SCAFFOLDING } from './domains/scaffolding.ts';
import { SCHOLARSHIPS } from './domains/scholarships.ts';
import { SCHOOL } from './domains/school.ts';
import { SCHOOL_RUN } from './domains/school-run.ts';
import { SCOUT_GROUP } from './domains/scout-group.ts';
import { SECOND_HAND_SHOP } from './domains/second-hand-shop.ts';
import { SECRET_SANTA } from './domains/secret-santa.ts';
import { SEED_BANK } from './domains/seed-bank.ts';
import { SELF_STORAGE } from './domains/self-storage.ts';
import { SEO_TRACKING } from './domains/seo-tracking.ts';
import { SERVICE_BUSINESS } from './domains/service-business.ts';
import { SERVICE_ROUNDS } from './domains/service-rounds.ts';
import { SHIFT_PLANNING } from './domains/shift-planning.ts';
import { SHOOTING_RANGE } from './domains/shooting-range.ts';
import { SHOP } from './domains/shop.ts';
import { SKI_RENTAL } from './domains/ski-rental.ts';
import { SKI_RESORT } from './domains/ski-resort.ts';
import { SOCIAL_MEDIA_SCHEDULER } from './domains/social-media-scheduler.ts';
import { SOCIAL_NETWORK } from './domains/social-network.ts';
import { SOFTWARE_LICENCES } from './domains/software-licences.ts';
import { SOLAR_INSTALLER } from './domains/solar-installer.ts';
import { SPEECH_THERAPY } from './domains/speech-therapy.ts';
import { SPORTS_LEAGUE } from './domains/sports-league.ts';
import { SPORTS_TEAM } from './domains/sports-team.ts';
import { STABLE } from './domains/stable.ts';
import { STAFFING_AGENCY } from './domains/staffing-agency.ts';
import { STOCK_PHOTOS } from './domains/stock-photos.ts';
import { STREET_MARKET } from './domains/street-market.ts';
import { STUDENT_HOUSING } from './domains/student-housing.ts';
import { SUBSCRIPTION_BILLING } from './domains/subscription-billing.ts';
import { SUBSCRIPTION_BOX } from './domains/subscription-box.ts';
import { SUBTITLING } from './domains/subtitling.ts';
import { SUMMER_CAMP } from './domains/summer-camp.ts';
import { SURVEY } from './domains/survey.ts';
import { SWAP_CIRCLE } from './domains/swap-circle.ts';
import { SWIMMING_POOL } from './domains/swimming-pool.ts';
import { TAILOR } from './domains/tailor.ts';
import { TATTOO_STUDIO } from './domains/tattoo-studio.ts';
import { TAX_OFFICE } from './domains/tax-office.ts';
import { TAXI } from './domains/taxi.ts';
import { TEACHING_MATERIALS } from './domains/teaching-materials.ts';
import { TELECOM_OPERATOR } from './domains/telecom-operator.ts';
import { TENDERS } from './domains/tenders.ts';
import { TEST_MANAGEMENT } from './domains/test-management.ts';
import { THEATRE } from './domains/theatre.ts';
import { TIME_TRACKING } from './domains/time-tracking.ts';
import { TOOL_LIBRARY } from './domains/tool-library.ts';
import { TOURNAMENT } from './domains/tournament.ts';
import { TRANSLATION_AGENCY } from './domains/translation-agency.ts';
import { TRAVEL_AGENCY } from './domains/travel-agency.ts';
import { TRIP_PLANNER } from './domains/trip-planner.ts';
import { TUTORING } from './domains/tutoring.ts';
import { TYRE_SERVICE } from './domains/tyre-service.ts';
import { UNIVERSITY } from './domains/university.ts';
import { VACATION_RENTAL } from './domains/vacation-rental.ts';
import { VACCINATION } from './domains/vaccination.ts';
import { VETERINARY } from './domains/veterinary.ts';
import { VIDEO_STREAMING } from './domains/video-streaming.ts';
import { VISITOR_MANAGEMENT } from './domains/visitor-management.ts';
import { VOLUNTEER_MANAGEMENT } from './domains/volunteer-management.ts';
import { WAREHOUSE } from './domains/warehouse.ts';
import { WASTE_COLLECTION } from './domains/waste-collection.ts';
import { WATER_SPORTS_SCHOOL } from './domains/water-sports-school.ts';
import { WATER_UTILITY } from './domains/water-utility.ts';
import { WEBHOOK_DELIVERY } from './domains/webhook-delivery.ts';
import { WEDDING_PLANNER } from './domains/wedding-planner.ts';
import { WHISTLEBLOWING } from './domains/whistleblowing.ts';
import { WHOLESALE } from './domains/wholesale.ts';
import { WIKI } from './domains/wiki.ts';
import { WILDLIFE_OBSERVATIONS } from './domains/wildlife-observations.ts';
import { WINE_CELLAR } from './domains/wine-cellar.ts';
import { WINERY } from './domains/winery.ts';
import { ZOO } from './domains/zoo.ts';

/** The files of the library whose names begin with M to Z. */
export const M_TO_Z: readonly string[] = [
  MAINTENANCE,
  MAKERSPACE,
  MANUFACTURING,
  MARINA,
  MARKETPLACE,
  MARTIAL_ARTS_CLUB,
  MEAL_PLANNING,
  MEDICATION_REMINDERS,
  MEETING_ROOMS,
  MEETUP_GROUP,
  MEMBERSHIP_CLUB,
  MENTAL_HEALTH_PRACTICE,
  MENTORING,
  MOVING_COMPANY,
  MUSEUM,
  MUSEUM_LOANS,
  MUSIC_SCHOOL,
  MUSIC_STREAMING,
  NEWSPAPER,
  NOTARY,
  NUTRITION_PRACTICE,
  OKR_GOALS,
  ON_CALL_ROTA,
  OPTICIAN,
  ORGAN_TRANSPLANT,
  PARENTS_ASSOCIATION,
  PARKING,
  PARKING_PERMITS,
  PARLIAMENT,
  PARTY_RENTAL,
  PASSWORD_VAULT,
  PATENT_OFFICE,
  PATENT_PORTFOLIO,
  PAWN_SHOP,
  PAYROLL,
  PERFORMANCE_REVIEWS,
  PERSONAL_FINANCE,
  PET_GROOMING,
  PET_SHELTER,
  PETITIONS,
  PHARMACY,
  PHOTO_STUDIO,
  PHYSIOTHERAPY,
  PLACE_HIRE,
  PLANT_CARE,
  PODCAST,
  POLICE_RECORDS,
  POOL_SERVICE,
  PORT_TERMINAL,
  POST_OFFICE,
  POTTERY_STUDIO,
  PRACTICE_LOG,
  PRINT_FARM,
  PRINTING_HOUSE,
  PRISON,
  PROCUREMENT,
  PROJECT_MANAGEMENT,
  PROPERTY_MANAGEMENT,
  PUB_QUIZ,
  PUBLIC_TRANSPORT,
  QUALITY_MANAGEMENT,
  QUEUE_MANAGEMENT,
  QUIZ,
  RADIO_STATION,
  RAILWAY,
  REAL_ESTATE,
  RECIPES,
  RECORD_KEEPING,
  RECRUITING,
  REFERRAL_WAITING_LIST,
  REPAIR_SHOP,
  REQUEST_APPROVAL,
  RESTAURANT,
  REVIEW_DIARY,
  RIDE_SHARING,
  RISK_AUDIT,
  ROADMAP,
  RUNNING_EVENT,
  SALON,
  SAWMILL,
  SCAFFOLDING,
  SCHOLARSHIPS,
  SCHOOL,
  SCHOOL_RUN,
  SCOUT_GROUP,
  SECOND_HAND_SHOP,
  SECRET_SANTA,
  SEED_BANK,
  SELF_STORAGE,
  SEO_TRACKING,
  SERVICE_BUSINESS,
  SERVICE_ROUNDS,
  SHIFT_PLANNING,
  SHOOTING_RANGE,
  SHOP,
  SKI_RENTAL,
  SKI_RESORT,
  SOCIAL_MEDIA_SCHEDULER,
  SOCIAL_NETWORK,
  SOFTWARE_LICENCES,
  SOLAR_INSTALLER,
  SPEECH_THERAPY,
  SPORTS_LEAGUE,
  SPORTS_TEAM,
  STABLE,
  STAFFING_AGENCY,
  STOCK_PHOTOS,
  STREET_MARKET,
  STUDENT_HOUSING,
  SUBSCRIPTION_BILLING,
  SUBSCRIPTION_BOX,
  SUBTITLING,
  SUMMER_CAMP,
  SURVEY,
  SWAP_CIRCLE,
  SWIMMING_POOL,
  TAILOR,
  TATTOO_STUDIO,
  TAX_OFFICE,
  TAXI,
  TEACHING_MATERIALS,
  TELECOM_OPERATOR,
  TENDERS,
  TEST_MANAGEMENT,
  THEATRE,
  TIME_TRACKING,
  TOOL_LIBRARY,
  TOURNAMENT,
  TRANSLATION_AGENCY,
  TRAVEL_AGENCY,
  TRIP_PLANNER,
  TUTORING,
  TYRE_SERVICE,
  UNIVERSITY,
  VACATION_RENTAL,
  VACCINATION,
  VETERINARY,
  VIDEO_STREAMING,
  VISITOR_MANAGEMENT,
  VOLUNTEER_MANAGEMENT,
  WAREHOUSE,
  WASTE_COLLECTION,
  WATER_SPORTS_SCHOOL,
  WATER_UTILITY,
  WEBHOOK_DELIVERY,
  WEDDING_PLANNER,
  WHISTLEBLOWING,
  WHOLESALE,
  WIKI,
  WILDLIFE_OBSERVATIONS,
  WINE_CELLAR,
  WINERY,
  ZOO,
];
