/** A corner of a line. */
export type Corner = { readonly x: number; readonly y: number };

const RADIUS = 6;
const ARM = 8;
const HALF_FOOT = 4;
const BAR_AT = 5;

/** The path of a line with right angles, its corners rounded; ends with a crow's foot at the first and a bar at the last. */
export function linePath(corners: readonly Corner[]): string {
  const points = corners.filter((point, at) => {
    const before = corners[at - 1];
    return before?.x !== point.x || before.y !== point.y;
  });
  const [start, second] = points;
  const [end, beforeEnd] = [points.at(-1), points.at(-2)];
  if (!start || !second || !end || !beforeEnd) return '';
  const foot = Math.sign(second.x - start.x) || 1;
  const bar = Math.sign(beforeEnd.x - end.x) || 1;
  return `${rounded(points)}${crowsFoot(start, foot)}${oneBar(end, bar)}`;
}

function rounded(points: readonly Corner[]): string {
  return points
    .map((point, at) => {
      const [before, after] = [points[at - 1], points[at + 1]];
      if (!before) return `M${say(point)}`;
      if (!after) return `L${say(point)}`;
      const radius = Math.min(RADIUS, distance(before, point) / 2, distance(point, after) / 2);
      return `L${say(towards(point, before, radius))}Q${say(point)} ${say(towards(point, after, radius))}`;
    })
    .join('');
}

function distance(a: Corner, b: Corner): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

function towards(from: Corner, to: Corner, by: number): Corner {
  return { x: from.x + Math.sign(to.x - from.x) * by, y: from.y + Math.sign(to.y - from.y) * by };
}

function say({ x, y }: Corner): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The many end. */
function crowsFoot({ x, y }: Corner, side: number): string {
  return `M${round(x)} ${round(y - HALF_FOOT)}L${round(x + side * ARM)} ${round(y)}L${round(x)} ${round(y + HALF_FOOT)}`;
}

/** The one end. */
function oneBar({ x, y }: Corner, side: number): string {
  return `M${round(x + side * BAR_AT)} ${round(y - HALF_FOOT)}v${2 * HALF_FOOT}`;
}
