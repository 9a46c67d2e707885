import { PRODUCT } from '@backsmith/contract';
import type { Content, createPdf } from 'pdfmake';
import { countOf } from '../../../shared/lib/format.ts';
import type { DrawText } from '../../../shared/pdf/drawn-text.ts';
import { INK, PAPER, STYLES, WIDTH } from '../../../shared/pdf/pdf-look.ts';
import { isCovered, plainText, written } from '../../../shared/pdf/pdf-text.ts';
import type { ReportFacts } from './report-facts.ts';
import * as sections from './report-sections.ts';

const TITLE = `${PRODUCT.name} Analytics Report`;

/** A heading moves to the next page where less than this is left below it, in points: its first rows. */
const ROOM_BELOW_HEADING = 80;

type ReportDocument = Parameters<typeof createPdf>[0];

/** The report as pdfmake is told it. Nothing is drawn yet, but for texts the font has no letters for. */
export function reportDocument(facts: ReportFacts, draw: DrawText): ReportDocument {
  return {
    info: { title: TITLE, author: plainText(facts.person.name), creator: PRODUCT.name, creationDate: facts.at },
    pageSize: 'A4',
    pageMargins: [PAPER.side, PAPER.top, PAPER.side, PAPER.bottom],
    defaultStyle: { font: 'Roboto', fontSize: 9, color: INK.text, lineHeight: 1.15 },
    styles: STYLES,
    content: [
      head(facts, draw),
      sections.overview(facts),
      sections.trends(facts),
      sections.featureUsage(facts),
      sections.performance(facts, draw),
      sections.successByFeature(facts),
      sections.months(facts),
      sections.recentProjects(facts, draw),
    ],
    footer: (page: number, pages: number) => ({
      margin: [PAPER.side, 18, PAPER.side, 0],
      fontSize: 8,
      style: 'quiet',
      columns: [{ text: TITLE }, { text: `Page ${page} of ${pages}`, alignment: 'right' }],
    }),
    pageBreakBefore: ({ headlineLevel, startPosition }) =>
      headlineLevel === 1 && startPosition.top > PAPER.height - PAPER.bottom - ROOM_BELOW_HEADING,
  };
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'long' });

function head({ range, at, person, projects, allProjects }: ReportFacts, draw: DrawText): Content {
  const lines: readonly (readonly [string, Content])[] = [
    ['Generated', { text: moment.format(at) }],
    ['Time range', { text: `${range.name} (of the trends)` }],
    ['Name', written(person.name, WIDTH - 90, draw)],
    ['Email', written(person.email, WIDTH - 90, draw)],
  ];
  const covers =
    allProjects > projects.length
      ? `All figures cover the latest ${projects.length} of ${allProjects} projects.`
      : `All figures cover ${countOf(projects.length, 'project')}.`;
  return [
    { text: TITLE, style: 'title', margin: [0, 0, 0, 8] },
    ...lines.map(([name, value]) => ({
      columns: [{ width: 70, text: name, style: 'quiet' }, value],
      margin: [0, 1, 0, 1] as [number, number, number, number],
    })),
    { text: [covers, ...pictures(projects)].join(' '), style: 'quiet', margin: [0, 8, 0, 0] },
  ];
}

function pictures(projects: ReportFacts['projects']): readonly string[] {
  const some = projects.some(({ name, originalIdea }) => !isCovered(plainText(name + originalIdea)));
  return some ? ['Words in other scripts than Latin, Greek and Cyrillic stand here as pictures.'] : [];
}
