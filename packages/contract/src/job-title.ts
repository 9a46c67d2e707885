/** What the sign-up form's `role` select offers. A job title, never a permission. */
export const JOB_TITLES = ['developer', 'team-lead', 'architect', 'cto', 'founder', 'other'] as const;
export type JobTitle = (typeof JOB_TITLES)[number];
