import { componentsOf } from './components.ts';
import { drawComponent } from './draw-component.ts';
import { drawLoners } from './draw-loners.ts';
import { linePath } from './line-path.ts';
import type { Diagram, DiagramSource } from './model.ts';
import { fitRows } from './node-size.ts';
import { packBoxes } from './pack-boxes.ts';
import type { Placing } from './place-columns.ts';

const MARGIN = 24;
const GAP = 48;
const LONER_GAP = 24;
/** Between two tables above each other. */
const ROW_GAP = 26;

/**
 * Lays out a diagram: related tables in columns with right-angled lines between them, and what nothing relates to in a block
 * of its own. The same source gives the same diagram.
 *
 * @param shownRows how many columns a table shows before the rest is counted
 */
export function layOut(source: DiagramSource, shownRows?: number): Diagram {
  const components = componentsOf(source);
  const fit: Placing['fit'] = (table) => fitRows(table, shownRows);
  const isLoner = ({ tables, relations }: DiagramSource) => tables.length === 1 && relations.length === 0;
  const parts = components
    .filter((component) => !isLoner(component))
    .map((component) => drawComponent(component, { fit, gap: ROW_GAP }));
  const loners = components.filter(isLoner).flatMap(({ tables }) => tables);
  if (loners.length > 0) parts.push(drawLoners(loners, { fit, gap: LONER_GAP }));
  const { places, width, height } = packBoxes(parts, GAP);
  const moved = parts.map((part, at) => ({ part, x: (places[at]?.x ?? 0) + MARGIN, y: (places[at]?.y ?? 0) + MARGIN }));
  return {
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    tables: moved.flatMap(({ part, x, y }) =>
      part.tables.map((table) => ({ ...table, x: table.x + x, y: table.y + y })),
    ),
    relations: moved.flatMap(({ part, x, y }) =>
      part.lines.map(({ relation, corners }) => ({
        ...relation,
        path: linePath(corners.map((corner) => ({ x: corner.x + x, y: corner.y + y }))),
      })),
    ),
  };
}
