import pdfMake from 'pdfmake/build/pdfmake';
import spare from 'pdfmake/build/fonts/Roboto/Roboto-Regular.ttf?url';
import medium from './fonts/Geist-Medium.ttf?url';
import regular from './fonts/Geist-Regular.ttf?url';
import { FACES } from './pdf-look.ts';

const fontUrl = (path: string) => new URL(path, location.origin).href;

pdfMake.setFonts({
  [FACES.own]: { normal: fontUrl(regular), bold: fontUrl(medium) },
  [FACES.spare]: { normal: fontUrl(spare), bold: fontUrl(spare) },
});

/** What pdfmake is told of a document. */
export type PdfDocument = Parameters<typeof pdfMake.createPdf>[0];

/** Makes a document; the only server call ever made is for its fonts. @throws where they cannot be loaded */
export async function makePdf(document: PdfDocument): Promise<Blob> {
  return pdfMake.createPdf(document).getBlob();
}
