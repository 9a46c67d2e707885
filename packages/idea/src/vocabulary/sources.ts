import { ARCHETYPES } from './archetypes.ts';
import { ARTS_MEDIA } from './domains/arts-media.ts';
import { BUSINESS } from './domains/business.ts';
import { CIVIC } from './domains/civic.ts';
import { COMMERCE } from './domains/commerce.ts';
import { COMMUNITY } from './domains/community.ts';
import { EDUCATION } from './domains/education.ts';
import { FARMING } from './domains/farming.ts';
import { FINANCE_KINDS } from './domains/finance-kinds.ts';
import { FOOD } from './domains/food.ts';
import { GOVERNMENT } from './domains/government.ts';
import { HEALTH } from './domains/health.ts';
import { HOME_LIFE } from './domains/home-life.ts';
import { INDUSTRY } from './domains/industry.ts';
import { ITOPS } from './domains/itops.ts';
import { LEARNING } from './domains/learning.ts';
import { LEISURE } from './domains/leisure.ts';
import { MAKING } from './domains/making.ts';
import { MEDICINE } from './domains/medicine.ts';
import { MOBILITY } from './domains/mobility.ts';
import { PLACES } from './domains/places.ts';
import { PROPERTY_RETAIL } from './domains/property-retail.ts';
import { PUBLIC } from './domains/public.ts';
import { RESCUE } from './domains/rescue.ts';
import { SCIENCE } from './domains/science.ts';
import { SPORTS } from './domains/sports.ts';
import { TRADES } from './domains/trades.ts';
import { UTILITIES_TELECOM } from './domains/utilities-telecom.ts';
import { WORK_PEOPLE } from './domains/work-people.ts';
import { TRADE_THINGS } from './trade-things.ts';

/** The texts the vocabulary is read from, general things first; of two domains with the same thing the first one counts. */
export const SOURCES: readonly string[] = [
  ARCHETYPES,
  TRADE_THINGS,
  COMMERCE,
  FOOD,
  HEALTH,
  EDUCATION,
  LEISURE,
  BUSINESS,
  PLACES,
  PUBLIC,
  INDUSTRY,
  COMMUNITY,
  ARTS_MEDIA,
  CIVIC,
  FARMING,
  FINANCE_KINDS,
  GOVERNMENT,
  HOME_LIFE,
  ITOPS,
  LEARNING,
  MAKING,
  MEDICINE,
  MOBILITY,
  PROPERTY_RETAIL,
  RESCUE,
  SCIENCE,
  SPORTS,
  TRADES,
  UTILITIES_TELECOM,
  WORK_PEOPLE,
];
