import type { Project } from '@backsmith/contract';
import type { Analytics } from '../../../shared/analytics/analytics.ts';
import type { Range } from '../../../shared/analytics/ranges.ts';

/** All a report is written from. Its figures are those of the screen: nothing is counted anew. */
export type ReportFacts = {
  readonly analytics: Analytics;
  readonly range: Range;
  /** The projects the analytics were worked out from, newest first. */
  readonly projects: readonly Project[];
  /** How many projects there are in all; more than were loaded, where there are too many. */
  readonly allProjects: number;
  readonly person: { readonly name: string; readonly email: string };
  /** When the report is made. */
  readonly at: Date;
};
