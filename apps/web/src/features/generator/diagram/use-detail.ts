import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Diagram, PlacedTable } from '../../../shared/diagram/model.ts';
import { middleOf } from './table-places.ts';
import { FAR, type Point, type View } from './use-pan-zoom.ts';

/** From here on there is room for columns. */
const NEAR = 1.05;

type Detail = 'names' | 'columns';

/** What is shown, and the table that stays where it is while the others make room. */
type Shown = { readonly detail: Detail; readonly of: Diagram; readonly held?: PlacedTable };

type Detailed = {
  /** What is drawn now. */
  readonly drawn: Diagram;
  /** Shows names or columns, until the view asks for the other. */
  readonly setDetail: (detail: Detail) => void;
};

/**
 * Which of two drawings of one schema is seen: the names alone from afar, the columns from near. The table in the middle keeps its
 * place when one follows the other.
 *
 * @param diagram the tables with their columns
 * @param map their names alone; undefined where there is no such drawing
 * @param view what is seen, whenever it rests
 * @param shift puts one point into the place of another
 */
export function useDetail(
  diagram: Diagram,
  map: Diagram | undefined,
  view: View,
  shift: (from: Point, to: Point) => void,
): Detailed {
  const [shown, setShown] = useState<Shown>({ detail: 'names', of: diagram });
  const isNames = map !== undefined && shown.detail === 'names';
  const drawn = isNames ? map : diagram;

  const [seen, setSeen] = useState(view);
  if (seen !== view) {
    setSeen(view);
    const isDue = map !== undefined && (isNames ? view.scale > NEAR : view.scale < FAR);
    const held = isDue ? tableAt(drawn, { x: view.x + view.width / 2, y: view.y + view.height / 2 }) : undefined;
    if (held) setShown({ detail: isNames ? 'columns' : 'names', of: diagram, held });
  }

  const settle = useEffectEvent(({ held, of }: Shown) => {
    const now = held && of === diagram ? drawn.tables.find(({ id }) => id === held.id) : undefined;
    if (held && now) shift(middleOf(held), middleOf(now));
  });
  useLayoutEffect(() => settle(shown), [shown]);

  return { drawn, setDetail: (detail) => setShown({ detail, of: diagram }) };
}

/** The table that is closest to a point. */
function tableAt({ tables }: Diagram, { x, y }: Point): PlacedTable | undefined {
  let closest: PlacedTable | undefined;
  let least = Infinity;
  for (const table of tables) {
    const middle = middleOf(table);
    const distance = Math.hypot(middle.x - x, middle.y - y);
    if (distance < least) [closest, least] = [table, distance];
  }
  return closest;
}
