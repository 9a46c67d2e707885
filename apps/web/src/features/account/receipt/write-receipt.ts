import { drawText } from '../../../shared/pdf/draw-text.ts';
import { makePdf } from '../../../shared/pdf/make-pdf.ts';
import { receiptDocument } from './receipt-document.ts';
import type { ReceiptFacts } from './receipt-facts.ts';

/** Writes the receipt. @throws where its fonts cannot be loaded */
export function writeReceipt(facts: ReceiptFacts): Promise<Blob> {
  return makePdf(receiptDocument(facts, drawText));
}
