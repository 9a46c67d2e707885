import type { JobTitle } from '@backsmith/contract';

/** The job titles as people read them. */
export const JOB_TITLE_NAMES = {
  developer: 'Developer',
  'team-lead': 'Team lead',
  architect: 'Architect',
  cto: 'CTO',
  founder: 'Founder',
  other: 'Other',
} as const satisfies Record<JobTitle, string>;
