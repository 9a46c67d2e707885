import { drawText } from '../../../shared/pdf/draw-text.ts';
import { makePdf } from '../../../shared/pdf/make-pdf.ts';
import { reportDocument } from './report-document.ts';
import type { ReportFacts } from './report-facts.ts';

/** Writes the report. @throws where its fonts cannot be loaded */
export function writeReport(facts: ReportFacts): Promise<Blob> {
  return makePdf(reportDocument(facts, drawText));
}
