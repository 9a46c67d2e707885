import { recordOf } from '@backsmith/options';
import { saveFile } from '../../../shared/lib/save-file.ts';
import type { Diagram, PlacedTable } from '../../../shared/diagram/model.ts';
import { HEAD_HEIGHT, NODE_WIDTH, ROW_HEIGHT } from '../../../shared/diagram/node-size.ts';

/** Sharp on a good screen. */
const DENSITY = 2;
/** Browsers draw no larger canvas. Pixels. */
const LARGEST_SIDE = 16_000;

/** Saves a diagram in the colours one sees. @param kind `svg` keeps the words as text, `png` is for documents */
export async function savePicture(diagram: Diagram, name: string, kind: 'svg' | 'png'): Promise<void> {
  const svg = new Blob([pictureOf(diagram, colours())], { type: 'image/svg+xml' });
  saveFile(kind === 'svg' ? svg : await drawn(svg, diagram), `${name}-schema.${kind}`);
}

/** What a picture is drawn with. */
export type Colours = Readonly<Record<(typeof COLOURS)[number], string>>;

const COLOURS = ['--bg', '--surface', '--surface-2', '--line-control', '--fg', '--fg-2', '--fg-3'] as const;

/** A diagram as an SVG document that needs nothing else. */
export function pictureOf({ width, height, tables, relations }: Diagram, colour: Colours): string {
  const style =
    `text{font:11.5px ui-monospace,Menlo,Consolas,monospace;fill:${colour['--fg-2']}}` +
    `.n{font-size:12.5px;font-weight:600;fill:${colour['--fg']}}.k{fill:${colour['--fg']}}` +
    `.t{font-size:11px;fill:${colour['--fg-3']};text-anchor:end}` +
    `.b{fill:${colour['--surface']};stroke:${colour['--line-control']}}.h{fill:${colour['--surface-2']}}` +
    `path{fill:none;stroke:${colour['--line-control']};stroke-width:1.2}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<style>${style}</style><rect width="${width}" height="${height}" fill="${colour['--bg']}"/>` +
    relations.map(({ path }) => `<path d="${path}"/>`).join('') +
    tables.map(nodeOf).join('') +
    '</svg>'
  );
}

function nodeOf({ x, y, height, name, columns, more }: PlacedTable): string {
  const rows = columns.map((column, row) => {
    const baseline = HEAD_HEIGHT + row * ROW_HEIGHT + 15;
    const type = column.isKey ? `PK ${column.type}` : column.type;
    const left = `<text class="${column.isKey || column.isReference ? 'k' : ''}" x="10" y="${baseline}">${escaped(column.name)}</text>`;
    return `${left}<text class="t" x="${NODE_WIDTH - 10}" y="${baseline}">${escaped(type.slice(0, 24))}</text>`;
  });
  if (more > 0) {
    const baseline = HEAD_HEIGHT + columns.length * ROW_HEIGHT + 15;
    rows.push(`<text class="t" x="${NODE_WIDTH - 10}" y="${baseline}">${more} more</text>`);
  }
  return (
    `<g transform="translate(${x} ${y})"><rect class="b" width="${NODE_WIDTH}" height="${height}" rx="6"/>` +
    `<rect class="h" x="1" y="1" width="${NODE_WIDTH - 2}" height="${HEAD_HEIGHT - 2}" rx="5"/>` +
    `<text class="n" x="10" y="19">${escaped(name)}</text>${rows.join('')}</g>`
  );
}

/** Names of a schema are somebody else's text; a document has no place for control characters either. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** The colours of the theme as they are now; as a name they would mean nothing outside the page. */
function colours(): Colours {
  const probe = document.createElement('i');
  document.body.append(probe);
  const value = (name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const found = recordOf<Colours>(COLOURS, value);
  probe.remove();
  return found;
}

async function drawn(svg: Blob, { width, height }: Diagram): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = Math.min(DENSITY, LARGEST_SIDE / Math.max(width, height));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('The picture could not be drawn.'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
