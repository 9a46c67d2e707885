import type { CustomTableLayout, Style } from 'pdfmake';

/** A4 in points, with its margins. */
export const PAPER = { width: 595.28, height: 841.89, side: 40, top: 44, bottom: 52 } as const;

/** What is between the margins, in points. */
export const WIDTH = Math.floor(PAPER.width - 2 * PAPER.side);

/** The brand's face (tokens.css), and the one for words it has no letters for: Greek, above all. */
export const FACES = { own: 'Geist', spare: 'Roboto' } as const;

/** The inks of the light theme (tokens.css), on white. */
export const INK = {
  text: '#1a1814',
  quiet: '#57524a',
  line: '#e3ded4',
  ground: '#f3f0ea',
  accent: '#c4440c',
} as const;

export const STYLES: Readonly<Record<string, Style>> = {
  title: { fontSize: 20, bold: true },
  heading: { fontSize: 13, bold: true, margin: [0, 20, 0, 6] },
  quiet: { color: INK.quiet },
  head: { color: INK.quiet, bold: true },
  figure: { fontSize: 15, bold: true },
};

/** Rows with a line between them and nothing beside. */
export const ROWS: CustomTableLayout = {
  hLineWidth: (index) => (index === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => INK.line,
  paddingLeft: () => 0,
  paddingRight: () => 8,
  paddingTop: () => 3.5,
  paddingBottom: () => 3.5,
};
