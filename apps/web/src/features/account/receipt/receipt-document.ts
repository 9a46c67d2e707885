import { PRODUCT } from '@backsmith/contract';
import type { Content, createPdf } from 'pdfmake';
import { SITE } from '../../../content/site.ts';
import { formatDate } from '../../../shared/lib/format.ts';
import type { DrawText } from '../../../shared/pdf/drawn-text.ts';
import { FACES, INK, PAPER, ROWS, STYLES } from '../../../shared/pdf/pdf-look.ts';
import { plainText, written } from '../../../shared/pdf/pdf-text.ts';
import { formatPrice } from '../../../shared/pricing/plans.ts';
import { standingOf } from '../standing.ts';
import type { ReceiptFacts } from './receipt-facts.ts';

type ReceiptDocument = Parameters<typeof createPdf>[0];

/** Room for a name beside its word, in points. */
const VALUE_WIDTH = 200;

/** Between a heading and what stands under it. */
const UNDER_HEAD: [number, number, number, number] = [0, 0, 0, 12];

/** The receipt of a payment as pdfmake is told it. Nothing is drawn yet, but for texts the font has no letters for. */
export function receiptDocument(facts: ReceiptFacts, draw: DrawText): ReceiptDocument {
  const { payment, number } = facts;
  const title = `${PRODUCT.name} receipt ${plainText(number)}`;
  return {
    info: {
      title,
      author: PRODUCT.name,
      creator: PRODUCT.name,
      creationDate: new Date(payment.paidAt ?? payment.createdAt),
    },
    pageSize: 'A4',
    pageMargins: [PAPER.side, PAPER.top, PAPER.side, PAPER.bottom],
    defaultStyle: { font: FACES.own, fontSize: 10, color: INK.text, lineHeight: 1.2 },
    styles: STYLES,
    content: [
      { text: 'Receipt', style: 'title', margin: UNDER_HEAD },
      ...(payment.testMode ? [{ text: 'Test mode: no money moved.', color: INK.accent, margin: UNDER_HEAD }] : []),
      { columns: [parties(facts, draw), headLines(facts)], columnGap: 24 },
      lines(facts, draw),
      sums(facts),
    ],
  };
}

function parties({ person }: ReceiptFacts, draw: DrawText): Content {
  const said = [person.name, person.company ?? '', person.email].filter((line) => plainText(line) !== '');
  return {
    stack: [
      { text: 'From', style: 'quiet' },
      { text: PRODUCT.name },
      { text: SITE.contact, margin: [0, 0, 0, 12] },
      { text: 'To', style: 'quiet' },
      ...said.map((line) => written(line, VALUE_WIDTH, draw, 10)),
    ],
  };
}

function headLines({ payment, number }: ReceiptFacts): Content {
  const rows = [
    ['Number', number],
    ['Paid on', formatDate(payment.paidAt) || '–'],
    ['State', standingOf(payment).name],
  ] as const;
  return rows.map(([name, value]): Content => ({
    columns: [{ width: 70, text: name, style: 'quiet' }, { text: plainText(value) }],
    margin: [0, 1, 0, 1],
  }));
}

/** What was sold, and the project it was used for. */
function lines({ payment, project }: ReceiptFacts, draw: DrawText): Content {
  const use =
    project === null
      ? { text: payment.use === 'used' ? 'A project that was deleted since' : (standingOf(payment).use ?? '–') }
      : written(project, VALUE_WIDTH, draw, 10);
  const head = ['What', 'Used for', 'Amount'].map((text) => ({ text, style: 'head', fontSize: 9 }));
  const amount = { text: formatPrice(payment.amount, payment.currency), alignment: 'right' as const };
  const body = [
    head.map((cell, at) => (at === 2 ? { ...cell, alignment: 'right' as const } : cell)),
    [{ text: `${plainText(payment.planName)} plan, one project` }, use, amount],
  ];
  return { margin: [0, 28, 0, 0], layout: ROWS, table: { headerRows: 1, widths: ['*', VALUE_WIDTH, 90], body } };
}

function sums({ payment }: ReceiptFacts): Content {
  const { amount, refundedAmount, currency } = payment;
  const rows: readonly (readonly [string, number])[] = [
    ['Paid', amount],
    ...(refundedAmount > 0
      ? ([
          ['Refunded', -refundedAmount],
          ['Remains paid', amount - refundedAmount],
        ] as const)
      : []),
  ];
  return {
    margin: [0, 14, 0, 0],
    stack: rows.map(([name, value], at): Content => ({
      alignment: 'right',
      bold: at === rows.length - 1,
      text: `${name}  ${formatPrice(value, currency)}`,
      margin: [0, 1, 8, 1],
    })),
  };
}
