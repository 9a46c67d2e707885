import type { Content } from 'pdfmake';
import { barHeight } from '../../../shared/analytics/bar-height.ts';
import type { Counts } from '../../../shared/analytics/figures.ts';
import { INK, WIDTH } from '../../../shared/pdf/pdf-look.ts';
import { FILL } from './report-fills.ts';

/** Filled, its places and sizes in points. */
type Rectangle = {
  readonly type: 'rect';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly color: string;
};

const HEIGHT = 90;
/** Narrower bars cannot be told apart from a line; wider ones look like a wall. Points. */
const WIDEST_BAR = 18;

export type Column = Pick<Counts, 'total' | 'completed' | 'failed'> & { readonly label: string };

/** Columns of completed, failed and other projects on top of each other, the first, the middle and the last one named. Nothing of nothing. */
export function columnChart(columns: readonly Column[]): Content {
  const most = Math.max(0, ...columns.map(({ total }) => total));
  if (most === 0) return [];
  const room = WIDTH / columns.length;
  const shapes = columns.flatMap((column, index) => columnShapes(column, { index, room, most }));
  const named = [columns[0], columns[Math.floor((columns.length - 1) / 2)], columns.at(-1)];
  const [first = '', middle = '', last = ''] = named.map((column) => column?.label);
  return {
    stack: [
      { text: `Highest: ${most}`, style: 'quiet', fontSize: 8, margin: [0, 0, 0, 2] },
      { canvas: [{ type: 'rect', x: 0, y: HEIGHT, w: WIDTH, h: 0.5, color: INK.line }, ...shapes] },
      {
        columns: [{ text: first }, { text: middle, alignment: 'center' }, { text: last, alignment: 'right' }],
        fontSize: 8,
        style: 'quiet',
        margin: [0, 3, 0, 0],
      },
      legend(),
    ],
  };
}

type Place = { readonly index: number; readonly room: number; readonly most: number };

function columnShapes(column: Column, { index, room, most }: Place): readonly Rectangle[] {
  const { total, completed, failed } = column;
  const parts = [
    [completed, FILL.ok],
    [failed, FILL.bad],
    [total - completed - failed, FILL.rest],
  ] as const;
  const wide = Math.min(WIDEST_BAR, room * 0.8);
  let y = HEIGHT;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, color]) => {
      const h = (barHeight(count, most) / 100) * HEIGHT;
      y -= h;
      return { type: 'rect', x: index * room + (room - wide) / 2, y, w: wide, h, color };
    });
}

/** Between a name of the legend and the next colour. */
const BEFORE_NEXT: [number, number, number, number] = [0, 0, 8, 0];

function legend(): Content {
  const keys = [
    ['Completed', FILL.ok],
    ['Failed', FILL.bad],
    ['Generating or draft', FILL.rest],
  ] as const;
  return {
    margin: [0, 6, 0, 8],
    fontSize: 8,
    columnGap: 4,
    columns: keys.flatMap(([name, color]) => [
      { width: 8, canvas: [{ type: 'rect' as const, x: 0, y: 1.5, w: 7, h: 7, color }] },
      { width: 'auto' as const, text: name, margin: BEFORE_NEXT },
    ]),
  };
}

/** A bar of a part of the whole. @param percent 0 to 100 @param width points */
export function shareBar(percent: number, color: string, width: number): Content {
  const ground: Rectangle = { type: 'rect', x: 0, y: 3, w: width, h: 6, color: INK.ground };
  const filled = (Math.min(100, Math.max(0, percent)) / 100) * width;
  return { canvas: filled === 0 ? [ground] : [ground, { type: 'rect', x: 0, y: 3, w: filled, h: 6, color }] };
}
