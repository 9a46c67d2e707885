import type { Payment } from '@backsmith/contract';
import pdfMake from 'pdfmake';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { receiptDocument } from './receipt-document.ts';
import type { ReceiptFacts } from './receipt-facts.ts';
import { setTestFonts } from '../../../shared/pdf/test-fonts.ts';

const DOT =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=';
beforeAll(setTestFonts);

const PAID: Payment = {
  ...{ id: 'p1', plan: 'advanced', planName: 'Advanced', amount: 249.5, currency: 'usd', refundedAmount: 0 },
  ...{ status: 'succeeded', use: 'used', dispute: null, projectId: 'x', testMode: false },
  ...{ receiptNumber: '2026-000007', createdAt: '2026-03-10T14:00:00Z', paidAt: '2026-03-10T14:00:05Z' },
};
const PERSON = { name: 'Zoë Иванова', email: 'zoe@example.com', company: 'Αποθήκη & Co' };

async function textOf(change: Partial<Payment>, facts: Partial<ReceiptFacts> = {}) {
  const drawn: string[] = [];
  const draw = (text: string, width: number) => {
    drawn.push(text);
    return { image: DOT, width, height: 12 };
  };
  const payment = { ...PAID, ...change };
  const all = { payment, number: '2026-000007', person: PERSON, project: 'shop', ...facts };
  const bytes = await pdfMake.createPdf(receiptDocument(all, draw)).getBuffer();
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(file, { mergePages: true });
  return { text: text.replace(/\s+/g, ' '), drawn };
}

describe('a receipt', () => {
  it('names number, day, both sides, plan, project and amount', async () => {
    const { text } = await textOf({});
    for (const said of ['Receipt', '2026-000007', '10 Mar 2026', 'Zoë Иванова', 'Αποθήκη & Co', 'zoe@example.com'])
      expect(text).toContain(said);
    for (const said of ['Advanced plan, one project', 'shop', 'Paid $249.50', 'Backsmith'])
      expect(text).toContain(said);
    expect(text).not.toContain('Test mode');
    expect(text).not.toContain('Refunded');
  });

  it('says what was given back, and that no money moved in a test', async () => {
    const { text } = await textOf({ status: 'refunded', refundedAmount: 249.5, testMode: true, use: 'withdrawn' });
    for (const said of ['Refunded -$249.50', 'Remains paid $0', 'Test mode: no money moved.'])
      expect(text).toContain(said);
  });

  it('says what it was used for where there is no project to name', async () => {
    expect((await textOf({ use: 'unused', projectId: null }, { project: null })).text).toContain('Not used yet');
    expect((await textOf({ projectId: null }, { project: null })).text).toContain('A project that was deleted since');
  });

  it('draws names the font has no letters for', async () => {
    const { drawn } = await textOf({}, { project: '图书馆', person: { ...PERSON, name: 'مكتبة' } });
    expect(drawn).toEqual(expect.arrayContaining(['图书馆', 'مكتبة']));
  });
});
