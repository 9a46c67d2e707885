import { PRODUCT } from '@backsmith/contract';
import type { Content, createPdf } from 'pdfmake';
import { countOf } from '@backsmith/text';
import type { DrawText } from '../../../shared/pdf/drawn-text.ts';
import { FACES, INK, PAPER, STYLES, WIDTH } from '../../../shared/pdf/pdf-look.ts';
import { isCovered, plainText, written } from '../../../shared/pdf/pdf-text.ts';
import type { ReportFacts } from './report-facts.ts';
import * as sections from './report-sections.ts';

const TITLE = `${PRODUCT.name} Analytics Report`;

/** The head of a list of many pages moves to the next one where less than this is left below it, in points: its first rows. */
const ROOM_BELOW_HEADING = 80;

type ReportDocument = Parameters<typeof createPdf>[0];

/** The report as pdfmake is told it. Nothing is drawn yet, but for texts the font has no letters for. */
export function reportDocument(facts: ReportFacts, draw: DrawText): ReportDocument {
  return {
    info: { title: TITLE, author: plainText(facts.person.name), creator: PRODUCT.name, creationDate: facts.at },
    pageSize: 'A4',
    pageMargins: [PAPER.side, PAPER.top, PAPER.side, PAPER.bottom],
    defaultStyle: { font: FACES.own, fontSize: 9, color: INK.text, lineHeight: 1.15 },
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
      sections.days(facts),
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

/** The mark of the site, on white. */
const MARK = `<svg viewBox="0 0 24 24"><path fill="${INK.text}" d="M1 9h10.2v11.5H5.8v-2.6h2.6v-6.2H6.6C4 11.7 2.1 10.8 1 9zM12.8 9H22v2.7h-6.4v6.2h2.6v2.6h-5.4z"/><path fill="${INK.accent}" d="M12 .8l3 3-3 3-3-3z"/></svg>`;

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
    {
      columns: [
        { svg: MARK, width: 22 },
        { text: TITLE, style: 'title' },
      ],
      columnGap: 8,
      margin: [0, 0, 0, 10],
    },
    ...lines.map(([name, value]): Content => ({
      columns: [{ width: 70, text: name, style: 'quiet' }, value],
      margin: [0, 1, 0, 1],
    })),
    { text: [covers, ...pictures(projects)].join(' '), style: 'quiet', margin: [0, 8, 0, 0] },
  ];
}

function pictures(projects: ReportFacts['projects']): readonly string[] {
  const some = projects.some(({ name, originalIdea }) => !isCovered(plainText(name + originalIdea)));
  return some ? ['Words in other scripts than Latin, Greek and Cyrillic stand here as pictures.'] : [];
}
