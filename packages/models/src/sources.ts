import { ACCOUNTING } from './domains/accounting.ts';
import { AIRLINE } from './domains/airline.ts';
import { ASSET_TRACKING } from './domains/asset-tracking.ts';
import { AUCTION } from './domains/auction.ts';
import { BANKING } from './domains/banking.ts';
import { BLOG } from './domains/blog.ts';
import { BOOKINGS } from './domains/bookings.ts';
import { CAR_RENTAL } from './domains/car-rental.ts';
import { CARE_HOME } from './domains/care-home.ts';
import { CHARITY } from './domains/charity.ts';
import { CHAT } from './domains/chat.ts';
import { CHURCH } from './domains/church.ts';
import { CINEMA } from './domains/cinema.ts';
import { CLINIC } from './domains/clinic.ts';
import { CMS } from './domains/cms.ts';
import { CONSTRUCTION } from './domains/construction.ts';
import { COWORKING } from './domains/coworking.ts';
import { CRM } from './domains/crm.ts';
import { CROWDFUNDING } from './domains/crowdfunding.ts';
import { DATING } from './domains/dating.ts';
import { DAYCARE } from './domains/daycare.ts';
import { DENTAL } from './domains/dental.ts';
import { DOCUMENT_MANAGEMENT } from './domains/document-management.ts';
import { ENERGY } from './domains/energy.ts';
import { EQUIPMENT_RENTAL } from './domains/equipment-rental.ts';
import { EVENT_TICKETING } from './domains/event-ticketing.ts';
import { EXPENSES } from './domains/expenses.ts';
import { FARM } from './domains/farm.ts';
import { FIELD_SERVICE } from './domains/field-service.ts';
import { FITNESS_TRACKING } from './domains/fitness-tracking.ts';
import { FLEET } from './domains/fleet.ts';
import { FOOD_DELIVERY } from './domains/food-delivery.ts';
import { FORUM } from './domains/forum.ts';
import { GYM } from './domains/gym.ts';
import { HABIT_TRACKER } from './domains/habit-tracker.ts';
import { HELP_DESK } from './domains/help-desk.ts';
import { HOSPITAL } from './domains/hospital.ts';
import { HOTEL } from './domains/hotel.ts';
import { HR } from './domains/hr.ts';
import { INSURANCE } from './domains/insurance.ts';
import { INVENTORY } from './domains/inventory.ts';
import { INVOICING } from './domains/invoicing.ts';
import { IOT } from './domains/iot.ts';
import { JOB_BOARD } from './domains/job-board.ts';
import { LAW_FIRM } from './domains/law-firm.ts';
import { LIBRARY } from './domains/library.ts';
import { LMS } from './domains/lms.ts';
import { LOANS } from './domains/loans.ts';
import { LOGISTICS } from './domains/logistics.ts';
import { MAINTENANCE } from './domains/maintenance.ts';
import { MANUFACTURING } from './domains/manufacturing.ts';
import { MARKETPLACE } from './domains/marketplace.ts';
import { MEMBERSHIP_CLUB } from './domains/membership-club.ts';
import { MUSEUM } from './domains/museum.ts';
import { MUSIC_STREAMING } from './domains/music-streaming.ts';
import { PARKING } from './domains/parking.ts';
import { PAYROLL } from './domains/payroll.ts';
import { PERSONAL_FINANCE } from './domains/personal-finance.ts';
import { PET_SHELTER } from './domains/pet-shelter.ts';
import { PHARMACY } from './domains/pharmacy.ts';
import { PODCAST } from './domains/podcast.ts';
import { PROJECT_MANAGEMENT } from './domains/project-management.ts';
import { PROPERTY_MANAGEMENT } from './domains/property-management.ts';
import { QUIZ } from './domains/quiz.ts';
import { REAL_ESTATE } from './domains/real-estate.ts';
import { RECIPES } from './domains/recipes.ts';
import { RECRUITING } from './domains/recruiting.ts';
import { RESTAURANT } from './domains/restaurant.ts';
import { RIDE_SHARING } from './domains/ride-sharing.ts';
import { SALON } from './domains/salon.ts';
import { SCHOOL } from './domains/school.ts';
import { SHOP } from './domains/shop.ts';
import { SOCIAL_NETWORK } from './domains/social-network.ts';
import { SPORTS_LEAGUE } from './domains/sports-league.ts';
import { SUBSCRIPTION_BILLING } from './domains/subscription-billing.ts';
import { SURVEY } from './domains/survey.ts';
import { TIME_TRACKING } from './domains/time-tracking.ts';
import { TOURNAMENT } from './domains/tournament.ts';
import { TRAVEL_AGENCY } from './domains/travel-agency.ts';
import { TUTORING } from './domains/tutoring.ts';
import { UNIVERSITY } from './domains/university.ts';
import { VACATION_RENTAL } from './domains/vacation-rental.ts';
import { VETERINARY } from './domains/veterinary.ts';
import { VIDEO_STREAMING } from './domains/video-streaming.ts';
import { VOLUNTEER_MANAGEMENT } from './domains/volunteer-management.ts';
import { WAREHOUSE } from './domains/warehouse.ts';
import { WIKI } from './domains/wiki.ts';

/** The files of the library, by name; README.md says how one is written. */
export const SOURCES: readonly string[] = [
  ACCOUNTING,
  AIRLINE,
  ASSET_TRACKING,
  AUCTION,
  BANKING,
  BLOG,
  BOOKINGS,
  CAR_RENTAL,
  CARE_HOME,
  CHARITY,
  CHAT,
  CHURCH,
  CINEMA,
  CLINIC,
  CMS,
  CONSTRUCTION,
  COWORKING,
  CRM,
  CROWDFUNDING,
  DATING,
  DAYCARE,
  DENTAL,
  DOCUMENT_MANAGEMENT,
  ENERGY,
  EQUIPMENT_RENTAL,
  EVENT_TICKETING,
  EXPENSES,
  FARM,
  FIELD_SERVICE,
  FITNESS_TRACKING,
  FLEET,
  FOOD_DELIVERY,
  FORUM,
  GYM,
  HABIT_TRACKER,
  HELP_DESK,
  HOSPITAL,
  HOTEL,
  HR,
  INSURANCE,
  INVENTORY,
  INVOICING,
  IOT,
  JOB_BOARD,
  LAW_FIRM,
  LIBRARY,
  LMS,
  LOANS,
  LOGISTICS,
  MAINTENANCE,
  MANUFACTURING,
  MARKETPLACE,
  MEMBERSHIP_CLUB,
  MUSEUM,
  MUSIC_STREAMING,
  PARKING,
  PAYROLL,
  PERSONAL_FINANCE,
  PET_SHELTER,
  PHARMACY,
  PODCAST,
  PROJECT_MANAGEMENT,
  PROPERTY_MANAGEMENT,
  QUIZ,
  REAL_ESTATE,
  RECIPES,
  RECRUITING,
  RESTAURANT,
  RIDE_SHARING,
  SALON,
  SCHOOL,
  SHOP,
  SOCIAL_NETWORK,
  SPORTS_LEAGUE,
  SUBSCRIPTION_BILLING,
  SURVEY,
  TIME_TRACKING,
  TOURNAMENT,
  TRAVEL_AGENCY,
  TUTORING,
  UNIVERSITY,
  VACATION_RENTAL,
  VETERINARY,
  VIDEO_STREAMING,
  VOLUNTEER_MANAGEMENT,
  WAREHOUSE,
  WIKI,
];
