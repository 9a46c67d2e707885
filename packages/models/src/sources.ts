import { CLINIC } from './domains/clinic.ts';
import { CRM } from './domains/crm.ts';
import { HELP_DESK } from './domains/help-desk.ts';
import { HOSPITAL } from './domains/hospital.ts';
import { HR } from './domains/hr.ts';
import { INVENTORY } from './domains/inventory.ts';
import { PHARMACY } from './domains/pharmacy.ts';
import { PROJECT_MANAGEMENT } from './domains/project-management.ts';
import { SCHOOL } from './domains/school.ts';
import { WAREHOUSE } from './domains/warehouse.ts';

/** The files of the library, by name; README.md says how one is written. */
export const SOURCES: readonly string[] = [
  CLINIC,
  CRM,
  HELP_DESK,
  HOSPITAL,
  HR,
  INVENTORY,
  PHARMACY,
  PROJECT_MANAGEMENT,
  SCHOOL,
  WAREHOUSE,
];
