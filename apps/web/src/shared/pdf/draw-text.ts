import type { DrawnText } from './drawn-text.ts';

/** Pixels for a point: sharp on paper, small in the file. */
const SCALE = 3;
const LINE = 1.35;
const SHARPNESS = 0.85;

/**
 * Draws a text with the fonts of this device, which have scripts the document's font lacks, and reads it from the right where it begins
 * there.
 *
 * @throws where the browser refuses to draw, which none does that runs this site
 */
export function drawText(text: string, width: number, size: number): DrawnText {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser does not draw.');
  const font = `${size * SCALE}px "Geist Variable", system-ui, sans-serif`;
  context.font = font;
  const lines = linesOf(text, (line) => context.measureText(line).width <= width * SCALE);
  const height = lines.length * size * LINE;
  canvas.width = width * SCALE;
  canvas.height = Math.ceil(height * SCALE);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const fromRight = beginsAtRight(text);
  Object.assign(context, { font, fillStyle: '#1a1814', textBaseline: 'middle' });
  context.direction = fromRight ? 'rtl' : 'ltr';
  context.textAlign = 'left';
  lines.forEach((line, index) => context.fillText(line, 0, (index + 0.5) * size * LINE * SCALE));
  return { image: canvas.toDataURL('image/jpeg', SHARPNESS), width, height };
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Breaks between words, and within one that is wider than a line. */
function linesOf(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines = [''];
  const put = (piece: string) => {
    const line = lines.at(-1) ?? '';
    if (line === '' || fits(line + piece)) lines[lines.length - 1] = line + piece;
    else lines.push(piece.trimStart());
  };
  for (const { segment: word } of words.segment(text))
    if (fits(word)) put(word);
    else for (const { segment: letter } of letters.segment(word)) put(letter);
  return lines;
}

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;

function beginsAtRight(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}
