import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import pdfMake from 'pdfmake';
import { FACES } from './pdf-look.ts';

const own = (weight: string) => fileURLToPath(new URL(`./fonts/Geist-${weight}.ttf`, import.meta.url));
const spare = createRequire(import.meta.url).resolve('pdfmake/build/fonts/Roboto/Roboto-Regular.ttf');

/** The files of each face, as a browser gets them. */
export const FACE_FILES = { [FACES.own]: [own('Regular'), own('Medium')], [FACES.spare]: [spare] } as const;

/** Lets tests write documents with the fonts the site writes them with, and nothing from elsewhere. */
export function setTestFonts(): void {
  pdfMake.setLocalAccessPolicy((path) => path.endsWith('.ttf'));
  pdfMake.setUrlAccessPolicy(() => false);
  pdfMake.setFonts({
    [FACES.own]: { normal: own('Regular'), bold: own('Medium') },
    [FACES.spare]: { normal: spare, bold: spare },
  });
}
