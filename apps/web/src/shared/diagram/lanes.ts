/** An upright stretch of a line in the gap between two columns. Those of one `trunk` may lie on each other. */
export type Stretch = { readonly trunk: string; readonly from: number; readonly to: number };

/** How far two upright lines in one gap are apart at least where they pass each other. */
const CLEARANCE = 8;

/** Gives every trunk of a gap a lane, so that no two that pass each other share one. @returns the lanes, counted from 0 */
export function chooseLanes(stretches: readonly Stretch[]): {
  readonly lanes: ReadonlyMap<string, number>;
  readonly count: number;
} {
  const trunks = new Map<string, { top: number; bottom: number }>();
  for (const { trunk, from, to } of stretches) {
    const known = trunks.get(trunk) ?? { top: Infinity, bottom: -Infinity };
    trunks.set(trunk, { top: Math.min(known.top, from, to), bottom: Math.max(known.bottom, from, to) });
  }
  const lanes = new Map<string, number>();
  const ends: number[] = [];
  for (const [trunk, { top, bottom }] of [...trunks].toSorted(([, a], [, b]) => a.top - b.top)) {
    const free = ends.findIndex((end) => end + CLEARANCE < top);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = bottom;
    lanes.set(trunk, lane);
  }
  return { lanes, count: ends.length };
}
