import type { Content, Size, TableCell } from 'pdfmake';
import { countOf } from '@backsmith/text';
import { dayLabel, monthLabel } from '../../../shared/analytics/days.ts';
import { percent, shortDuration } from '../../../shared/analytics/durations.ts';
import { featureTone } from '../../../shared/analytics/feature-tones.ts';
import { featureName } from '../../../shared/analytics/features.ts';
import { rateTone } from '../../../shared/analytics/rate-tone.ts';
import { formatDateTime } from '../../../shared/lib/format.ts';
import { STATUS_WORDS } from '../../../shared/ui/status-badge.tsx';
import { columnChart, shareBar } from './report-charts.ts';
import type { DrawText } from '../../../shared/pdf/drawn-text.ts';
import { ROWS } from '../../../shared/pdf/pdf-look.ts';
import { cutTo, written } from '../../../shared/pdf/pdf-text.ts';
import { FILL } from './report-fills.ts';
import type { ReportFacts } from './report-facts.ts';

const LONGEST_SHOWN = 10;
const RECENT_SHOWN = 10;
const IDEA_SHOWN = 100;
const BAR = 150;
/** A list of so many rows stands on one page. */
const FITTING_ROWS = 30;

/** The six figures of the overview, and the failed ones, so that the parts add up to the whole. */
export function overview({ analytics }: ReportFacts): Content {
  const metrics = analytics.performanceMetrics;
  const cards = [
    ['Total', metrics.totalProjects],
    ['Completed', metrics.completedProjects],
    ['In progress', metrics.generatingProjects],
    ['Draft', metrics.draftProjects],
    ['Failed', metrics.failedProjects],
    ['Avg generation time', shortDuration(metrics.avgGenerationTime)],
    ['Success rate', `${metrics.successRate}%`],
  ] as const;
  const columns = cards.map(([name, value]) => ({
    width: 'auto' as const,
    stack: [
      { text: name, style: 'quiet', fontSize: 8 },
      { text: String(value), style: 'figure' },
    ],
  }));
  return whole([heading('Overview'), { columns, columnGap: 24 }]);
}

/** The chosen range as columns by day. */
export function trends({ analytics, range }: ReportFacts): Content {
  const days = analytics.projectTrends;
  const total = days.reduce((sum, day) => sum + day.total, 0);
  const chart = columnChart(days.map((day) => ({ ...day, label: dayName(day.date) })));
  return whole([heading('Project trends'), note(`${range.name}: ${countOf(total, 'project')}.`), chart]);
}

/** The days of the range on which projects were created: last, as a year has hundreds. */
export function days({ analytics, range }: ReportFacts): Content {
  const busy = analytics.projectTrends.filter(({ total }) => total > 0).toReversed();
  const rows = busy.map((day) => [
    dayName(day.date),
    ...[day.total, day.completed, day.failed, day.generating, day.draft].map(String),
  ]);
  const heads = ['Day', 'Projects', 'Completed', 'Failed', 'In progress', 'Draft'];
  const list = table(heads, ['*', 70, 70, 70, 70, 70], rows, 'No project was created in these days.');
  const head = [heading('Projects by day'), note(`${range.name}. Days without a project are not listed.`)];
  return rows.length <= FITTING_ROWS ? whole([...head, list]) : [{ ...whole(head), headlineLevel: 1 }, list];
}

function dayName(date: string): string {
  return `${dayLabel(date)} ${date.slice(0, 4)}`;
}

/** In how many projects each feature is on. */
export function featureUsage({ analytics }: ReportFacts): Content {
  const all = analytics.performanceMetrics.totalProjects;
  const rows = Object.entries(analytics.featureUsage).map(([key, count]) => {
    const share = all === 0 ? 0 : (count / all) * 100;
    return [featureName(key), shareBar(share, FILL[featureTone(key)], BAR), String(count), percent(share)];
  });
  return whole([
    heading('Feature usage'),
    table(['Feature', '', 'Projects', 'Share'], ['*', BAR + 8, 80, 80], rows, ''),
  ]);
}

/** What took longest. */
export function performance({ analytics }: ReportFacts, draw: DrawText): Content {
  const times = analytics.generationTimes;
  const rows = times
    .slice(0, LONGEST_SHOWN)
    .map(({ projectName, features, duration, status }, index) => [
      String(index + 1),
      written(projectName, 200, draw),
      features.map(featureName).join(', ') || '–',
      shortDuration(duration),
      STATUS_WORDS[status],
    ]);
  const heads = ['', 'Project', 'Features', 'Time', 'Status'];
  return whole([
    heading('Generation performance'),
    ...(times.length > LONGEST_SHOWN ? [note(`The ${LONGEST_SHOWN} longest of ${times.length}.`)] : []),
    table(heads, [18, 208, '*', 55, 65], rows, 'No generation data available'),
  ]);
}

/** How often each combination of features came to a zip. */
export function successByFeature({ analytics }: ReportFacts): Content {
  const rows = analytics.successRates.map(({ name, completed, total, successRate, avgGenerationTime }) => [
    name,
    shareBar(successRate, FILL[rateTone(successRate)], BAR),
    `${completed}/${total}`,
    percent(successRate),
    shortDuration(avgGenerationTime),
  ]);
  const heads = ['Features', '', 'Completed', 'Rate', 'Average time'];
  const widths = ['*', BAR + 8, 65, 55, 75] as const;
  return whole([heading('Success by feature'), table(heads, widths, rows, 'No success rate data available')]);
}

/** The last twelve months. */
export function months({ analytics }: ReportFacts): Content {
  const all = analytics.monthlyStats;
  const rows = all
    .toReversed()
    .map(({ month, total, completed, failed, avgGenerationTime }) => [
      monthLabel(month),
      ...[total, completed, failed].map(String),
      shortDuration(avgGenerationTime),
    ]);
  const chart = columnChart(all.map((month) => ({ ...month, label: monthLabel(month.month) })));
  return whole([
    heading('Monthly figures'),
    chart,
    table(['Month', 'Projects', 'Completed', 'Failed', 'Average time'], ['*', 80, 80, 80, 90], rows, ''),
  ]);
}

/** The newest projects with the idea they came from. */
export function recentProjects({ projects }: ReportFacts, draw: DrawText): Content {
  const rows = projects
    .slice(0, RECENT_SHOWN)
    .map(({ name, status, createdAt, generatedAt, originalIdea }) => [
      written(name, 102, draw),
      STATUS_WORDS[status],
      formatDateTime(createdAt) || '–',
      formatDateTime(generatedAt) || '–',
      written(cutTo(originalIdea, IDEA_SHOWN) || '–', 135, draw),
    ]);
  const heads = ['Name', 'Status', 'Created', 'Generated', 'Idea'];
  return whole([heading('Most recent projects'), table(heads, [110, 56, 84, 84, '*'], rows, 'No projects yet')]);
}

/** A section that stands on one page: it has a dozen rows at most. */
function whole(stack: Content[]): { readonly unbreakable: true; readonly stack: Content[] } {
  return { unbreakable: true, stack };
}

function heading(text: string): Content {
  return { text, style: 'heading' };
}

function note(text: string): Content {
  return { text, style: 'quiet', margin: [0, 0, 0, 4] };
}

/** Rows under heads that come again on each page; no row is cut by one. Without rows the sentence stands there, if there is one. */
function table(heads: readonly string[], widths: readonly Size[], rows: TableCell[][], empty: string): Content {
  if (rows.length === 0) return empty === '' ? [] : note(empty);
  const head = heads.map((text) => ({ text, style: 'head', fontSize: 8 }));
  const body = [head, ...rows];
  return {
    layout: ROWS,
    table: { headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, widths: [...widths], body },
  };
}
