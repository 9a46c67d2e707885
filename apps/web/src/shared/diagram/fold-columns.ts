import { NODE_WIDTH } from './node-size.ts';

/** A table in a column, as far as folding goes. */
type Box = { readonly y: number; readonly height: number };

/** What a column takes with the gap beside it. */
const COLUMN = NODE_WIDTH + 70;
/** Between two bands. */
const GAP = 120;
/** How wide the whole may be for its height. */
const SHAPE = 2;
/** From one try to the next. */
const NARROWER = 0.85;
/** As many columns are followed from left to right without losing one's place. */
const FEW = 12;

/**
 * Breaks a long row of columns into bands below each other, like a text into lines; every other band runs backwards, so that
 * neighbours stay neighbours. A row that is short, or high enough for its length, stays as it is.
 */
export function foldColumns<Table extends Box>(columns: readonly (readonly Table[])[]): readonly (readonly Table[])[] {
  const bands = columns.length <= FEW ? [columns] : bandsOf(columns);
  if (bands.length === 1) return columns;
  const folded: Table[][] = Array.from({ length: bands[0]?.length ?? 0 }, () => []);
  let floor = 0;
  for (const [band, row] of bands.entries()) {
    const { top, bottom } = extentOf(row);
    for (const [at, column] of row.entries()) {
      const place = band % 2 === 0 ? at : folded.length - 1 - at;
      folded[place]?.push(...column.map((table) => ({ ...table, y: table.y - top + floor })));
    }
    floor += bottom - top + GAP;
  }
  return folded;
}

/** The fewest bands that are not too wide for their height. */
function bandsOf<Table extends Box>(
  columns: readonly (readonly Table[])[],
): readonly (readonly (readonly Table[])[])[] {
  for (let length = columns.length; ; length = Math.ceil(length * NARROWER)) {
    const bands = Array.from({ length: Math.ceil(columns.length / length) }, (_, band) =>
      columns.slice(band * length, (band + 1) * length),
    );
    const height = bands.map(extentOf).reduce((sum, { top, bottom }) => sum + bottom - top + GAP, 0);
    if (length <= FEW || length * COLUMN <= SHAPE * height) return bands;
  }
}

function extentOf(columns: readonly (readonly Box[])[]): { readonly top: number; readonly bottom: number } {
  const boxes = columns.flat();
  return {
    top: boxes.reduce((least, { y }) => Math.min(least, y), Infinity),
    bottom: boxes.reduce((most, { y, height }) => Math.max(most, y + height), -Infinity),
  };
}
