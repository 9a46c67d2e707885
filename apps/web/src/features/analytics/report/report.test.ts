import { createRequire } from 'node:module';
import { PROJECT_STATUSES, type Project } from '@backsmith/contract';
import pdfMake from 'pdfmake';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { analyticsOf } from '../../../shared/analytics/analytics.ts';
import { percent, shortDuration } from '../../../shared/analytics/durations.ts';
import { RANGES } from '../../../shared/analytics/ranges.ts';
import { reportDocument } from './report-document.ts';
import { reportFileName } from './report-file-name.ts';
import type { ReportFacts } from './report-facts.ts';
import { cutTo, faceOf, isCovered, plainText } from '../../../shared/pdf/pdf-text.ts';
import { FACE_FILES, setTestFonts } from '../../../shared/pdf/test-fonts.ts';

const AT = new Date('2026-03-10T15:00:00');
const NAMES = ['shop', 'Łukasz és társai', 'Αποθήκη', 'Склад товаров', '图书馆', 'مكتبة', `a${'very'.repeat(14)}long`];
const DOT =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=';

beforeAll(setTestFonts);

function projectOf(index: number): Project {
  const on = (bit: number) => (index & bit ? 'true' : 'false');
  const at = new Date(AT.getTime() - index * 3.6 * 86_400_000);
  const status = PROJECT_STATUSES[[2, 2, 2, 3, 1, 0, 2][index % 7] ?? 2] ?? 'draft';
  const done = status === 'completed';
  return {
    ...{ id: `p${index}`, name: `${NAMES[index % NAMES.length]}-${index}`, status, description: '', zipFilename: null },
    originalIdea: index % 2 === 0 ? `idea ${index} ${'of many words '.repeat(12)}` : '',
    draft: null,
    createdAt: at.toISOString(),
    generatedAt: done ? new Date(at.getTime() + (index + 1) * 4000).toISOString() : null,
    ...{ errorMessage: null, database: null, versions: 1, leftOut: 0 },
    metadata: {
      ...{ generateSwagger: on(1), generateExceptionHandler: on(2), generateSecurityComponents: on(4) },
      ...{ isMonolithicApplication: 'true', crudEnabled: 'true' },
    },
  };
}

function factsOf(projects: readonly Project[], range: ReportFacts['range'] = RANGES[3]): ReportFacts {
  const person = { name: 'Zoë Παπαδοπούλου Иванова', email: 'zoe@example.com' };
  return { analytics: analyticsOf(projects, range, AT), range, projects, allProjects: projects.length, person, at: AT };
}

async function bytesOf(facts: ReportFacts, drawn: string[] = []) {
  const draw = (text: string, width: number) => {
    drawn.push(text);
    return { image: DOT, width, height: 12 };
  };
  return pdfMake.createPdf(reportDocument(facts, draw)).getBuffer();
}

async function pagesOf(facts: ReportFacts) {
  const drawn: string[] = [];
  const bytes = await bytesOf(facts, drawn);
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const info = (await file.getMetadata()).info as Record<string, unknown>;
  const { text } = await extractText(file, { mergePages: false });
  return { pages: text.map((page) => page.replace(/\s+/g, ' ')), size: bytes.length, info, drawn };
}

describe('the report of a year with 100 projects', () => {
  const facts = factsOf(Array.from({ length: 100 }, (_, index) => projectOf(index)));

  it('has every part, the figures of the screen, and page numbers on every page (PDF-03 to PDF-07, PDF-10, ANA-33)', async () => {
    const { pages, info } = await pagesOf(facts);
    const all = pages.join(' ');
    const { performanceMetrics: metrics, featureUsage, successRates, monthlyStats, generationTimes } = facts.analytics;
    expect(info['Title']).toBe('Backsmith Analytics Report');
    for (const head of ['Overview', 'Project trends', 'Feature usage', 'Generation performance', 'Success by feature'])
      expect(all).toContain(head);
    expect(all).toContain('10 March 2026 at 15:00:00');
    expect(all).toContain('Zoë Παπαδοπούλου Иванова');
    expect(all).toContain('zoe@example.com');
    expect(all).toContain('Last year: 100 projects');
    expect(all).toContain(shortDuration(metrics.avgGenerationTime));
    for (const [feature, word] of [
      ['swagger', 'Swagger'],
      ['crudEnabled', 'CRUD'],
    ] as const)
      expect(all).toContain(`${word} ${featureUsage[feature]} ${percent(featureUsage[feature] ?? 0)}`);
    for (const rate of successRates)
      expect(all).toContain(`${rate.name} ${rate.completed}/${rate.total} ${percent(rate.successRate)}`);
    for (const { total, completed, failed, avgGenerationTime } of monthlyStats)
      expect(all).toContain(`${total} ${completed} ${failed} ${shortDuration(avgGenerationTime)}`);
    expect(all).toContain(`The 10 longest of ${generationTimes.length}.`);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    });
  });

  it('keeps each section on one page, and the list of days for the end', async () => {
    const { pages } = await pagesOf(facts);
    const [first = ''] = pages;
    for (const head of ['Overview', 'Project trends', 'Feature usage']) expect(first).toContain(head);
    const ends = [
      ['Generation performance', `10 ${facts.analytics.generationTimes[9]?.projectName ?? ''}`],
      ['Monthly figures', 'Apr 2025'],
      ['Most recent projects', '-9 '],
    ] as const;
    for (const [head, end] of ends)
      expect(pages.find((page) => page.includes(head))?.split(head)[1], head).toContain(end);
    const all = pages.join(' ');
    expect(all.indexOf('Projects by day')).toBeGreaterThan(all.indexOf('Most recent projects'));
  });

  it('cuts no row by a page and repeats the heads (PDF-09)', async () => {
    const { pages } = await pagesOf(facts);
    expect(pages.length).toBeGreaterThan(3);
    const days = facts.analytics.projectTrends.filter(({ total }) => total > 0);
    for (const { total, completed, failed, generating, draft } of days) {
      const row = `2026 ${total} ${completed} ${failed} ${generating} ${draft}`;
      expect(pages.some((page) => page.includes(row.replace('2026', '')))).toBe(true);
    }
    const withDays = pages.filter((page) => /\d+ [A-Z][a-z]{2} 2025 \d \d \d \d \d/.test(page));
    expect(withDays.length).toBeGreaterThan(1);
    for (const page of withDays) expect(page).toContain('Day Projects Completed Failed In progress Draft');
  });

  it('keeps Latin, Greek and Cyrillic as text, draws the rest and says so (PDF-04)', async () => {
    const { pages, drawn } = await pagesOf(facts);
    const all = pages.join(' ');
    for (const name of ['Łukasz és társai-1', 'Αποθήκη-2', 'Склад товаров-3']) expect(all).toContain(name);
    expect(drawn).toContain('图书馆-4');
    expect(drawn).toContain('مكتبة-5');
    expect(all).toContain('Words in other scripts than Latin, Greek and Cyrillic stand here as pictures.');
  });

  it('is a small file', async () => {
    expect((await bytesOf(facts)).length).toBeLessThan(100_000);
  });

  it('lists the ten newest projects, their ideas cut to 100 characters (PDF-07, PDF-08)', async () => {
    const { pages } = await pagesOf(facts);
    const recent = pages.join(' ').split('Most recent projects')[1] ?? '';
    expect(recent).toContain('shop-0');
    expect(recent).not.toContain('-10 ');
    expect(recent).toContain(cutTo(facts.projects[0]?.originalIdea ?? '', 100));
    expect(cutTo('x'.repeat(200), 100)).toBe(`${'x'.repeat(100)}…`);
    expect(cutTo('👩‍👩‍👧'.repeat(101), 100)).toBe(`${'👩‍👩‍👧'.repeat(100)}…`);
    expect(cutTo('x'.repeat(100), 100)).toBe('x'.repeat(100));
  });
});

describe('reports nobody asks for twice', () => {
  it('without projects say what is empty', async () => {
    const all = (await pagesOf(factsOf([], RANGES[0]))).pages.join(' ');
    for (const said of ['No generation data available', 'No success rate data available', 'No projects yet'])
      expect(all).toContain(said);
    expect(all).toContain('Success rate 0%');
  });

  it('take names with line ends, halves of letters, turned lines and unreadable dates', async () => {
    const odd = { ...projectOf(0), name: 'a\n\u202eb\u0000\ud800c', createdAt: 'never', generatedAt: 'x' };
    const { drawn, pages } = await pagesOf(factsOf([odd]));
    expect(drawn).toContain('a b \ufffdc');
    expect(pages.join(' ')).toContain('All figures cover 1 project.');
  });
});

describe('what is written', () => {
  it('is taken for covered only where the font has the letter', async () => {
    const { openSync } = createRequire(import.meta.url)('fontkit') as {
      openSync: (path: string) => { readonly characterSet: readonly number[] };
    };
    for (const [face, files] of Object.entries(FACE_FILES)) {
      const sets = files.map((file) => new Set(openSync(file).characterSet));
      for (let code = 0x20; code < 0x10000; code += 1)
        if (faceOf(String.fromCharCode(code)) === face)
          for (const has of sets) expect(has.has(code), `${face} ${code.toString(16)}`).toBe(true);
    }
    expect(['Zoë Ağaoğlu', 'Склад', 'Αποθήκη', '图'].map(faceOf)).toEqual(['Geist', 'Geist', 'Roboto', null]);
    expect(isCovered('ÅÉřşŞΩжЁ–„“€')).toBe(true);
    expect(isCovered('图')).toBe(false);
  });

  it('has joined accents and one line', () => {
    expect(plainText('e\u0301 \r\n x\u200f')).toBe('é x');
  });

  it('names its file after the product, the range and the day (PDF-01, PDF-02)', () => {
    expect(RANGES.map((range) => reportFileName(range, AT))).toEqual([
      'backsmith-analytics-last-7-days-2026-03-10.pdf',
      'backsmith-analytics-last-30-days-2026-03-10.pdf',
      'backsmith-analytics-last-90-days-2026-03-10.pdf',
      'backsmith-analytics-last-year-2026-03-10.pdf',
    ]);
  });
});
