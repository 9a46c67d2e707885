import pdfMake from 'pdfmake/build/pdfmake';
import medium from 'pdfmake/build/fonts/Roboto/Roboto-Medium.ttf?url';
import regular from 'pdfmake/build/fonts/Roboto/Roboto-Regular.ttf?url';

const fontUrl = (path: string) => new URL(path, location.origin).href;

pdfMake.setFonts({ Roboto: { normal: fontUrl(regular), bold: fontUrl(medium) } });

/** What pdfmake is told of a document. */
export type PdfDocument = Parameters<typeof pdfMake.createPdf>[0];

/** Makes a document; the only server call ever made is for its fonts. @throws where they cannot be loaded */
export async function makePdf(document: PdfDocument): Promise<Blob> {
  return pdfMake.createPdf(document).getBlob();
}
