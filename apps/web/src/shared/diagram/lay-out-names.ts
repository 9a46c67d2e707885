import { componentsOf } from './components.ts';
import { drawComponent, type Drawn } from './draw-component.ts';
import { drawLoners } from './draw-loners.ts';
import { linePath } from './line-path.ts';
import type { Diagram, DiagramArea, DiagramSource, PlacedRelation, PlacedTable } from './model.ts';
import { neighbourhoodsOf } from './neighbourhoods.ts';
import { NAME_GAP, nameAlone, NODE_WIDTH } from './node-size.ts';
import { packBoxes, type Packed } from './pack-boxes.ts';
import type { Placing } from './place-columns.ts';

/** Tables by their names. */
const AS_NAMES: Placing = { fit: nameAlone, gap: NAME_GAP };

const MARGIN = 24;
/** Between two neighbourhoods. */
const GAP = 28;
/** From the edge of a neighbourhood to its tables. */
const PADDING = 18;
/** How wide the panes are that it is looked at in, for their height. */
const PANE = 1.7;
/** Shelves leave room, so that the shape one asks for is seldom the one that comes of it. */
const SHAPES = [1.2, 1.5, 1.8, 2.2, 2.7, 3.3, 4] as const;
/** How far a line between neighbourhoods swings out, at most. */
const SWING = 90;

/**
 * Lays out the names of tables alone, as a map: neighbourhoods of closely related tables, each an area of its own with its lines, and
 * plain curves from one to another. The same source gives the same diagram.
 */
export function layOutNames(source: DiagramSource): Diagram {
  const parts = [...related(source), ...unrelated(source)];
  const boxes = parts.map(({ width, height }) => ({ width: width + 2 * PADDING, height: height + 2 * PADDING }));
  const { places, width, height } = packFor(boxes);
  const areas = boxes.map((box, at): DiagramArea => ({
    ...box,
    x: (places[at]?.x ?? 0) + MARGIN,
    y: (places[at]?.y ?? 0) + MARGIN,
  }));
  const tables = parts.flatMap((part, at) => part.tables.map((table) => moved(table, areas[at])));
  return {
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    areas,
    tables,
    relations: [...parts.flatMap((part, at) => within(part, areas[at])), ...between(source, parts, tables)],
  };
}

/** Of several shapes the one that is seen largest in a pane. */
function packFor(boxes: readonly { readonly width: number; readonly height: number }[]): Packed {
  const sizeOf = ({ width, height }: Packed) => Math.max(width / PANE, height);
  return SHAPES.map((shape) => packBoxes(boxes, GAP, shape)).reduce((best, packed) =>
    sizeOf(packed) < sizeOf(best) ? packed : best,
  );
}

function related(source: DiagramSource): readonly Drawn[] {
  return componentsOf(source)
    .filter(({ tables }) => tables.length > 1)
    .flatMap((component) =>
      neighbourhoodsOf(component).map((ids) => {
        const among = new Set(ids);
        return drawComponent(
          {
            tables: component.tables.filter(({ id }) => among.has(id)),
            relations: component.relations.filter(({ from, to }) => among.has(from) && among.has(to)),
          },
          AS_NAMES,
        );
      }),
    );
}

/** What nothing relates to, in rows. */
function unrelated(source: DiagramSource): readonly Drawn[] {
  const loners = componentsOf(source).flatMap(({ tables }) => (tables.length === 1 ? tables : []));
  return loners.length === 0 ? [] : [drawLoners(loners, AS_NAMES)];
}

function moved<Place extends { readonly x: number; readonly y: number }>(place: Place, area?: DiagramArea): Place {
  return { ...place, x: place.x + (area?.x ?? 0) + PADDING, y: place.y + (area?.y ?? 0) + PADDING };
}

function within({ lines }: Drawn, area: DiagramArea | undefined): readonly PlacedRelation[] {
  return lines.map(({ relation, corners }) => ({
    ...relation,
    path: linePath(corners.map((corner) => moved(corner, area))),
  }));
}

function between(
  { relations }: DiagramSource,
  parts: readonly Drawn[],
  tables: readonly PlacedTable[],
): readonly PlacedRelation[] {
  const home = new Map(parts.flatMap((part) => part.tables.map(({ id }) => [id, part] as const)));
  const places = new Map(tables.map((table) => [table.id, table]));
  return relations.flatMap((relation) => {
    const [from, to] = [places.get(relation.from), places.get(relation.to)];
    if (!from || !to || home.get(relation.from) === home.get(relation.to)) return [];
    return [{ ...relation, path: curve(from, to), isFar: true }];
  });
}

/** From the side of one table that faces the other; from the same side, where one stands above the other. */
function curve(from: PlacedTable, to: PlacedTable): string {
  const isApart = Math.abs(from.x - to.x) > NODE_WIDTH;
  const isLeftward = to.x < from.x;
  const startX = from.x + (isApart && isLeftward ? 0 : NODE_WIDTH);
  const endX = to.x + (isApart && !isLeftward ? 0 : NODE_WIDTH);
  const [startY, endY] = [from.y + from.height / 2, to.y + to.height / 2];
  const swing = isApart ? Math.min(SWING, Math.abs(endX - startX) / 2) : SWING / 2;
  const out = startX + (isApart && isLeftward ? -swing : swing);
  const back = endX + (isApart && !isLeftward ? -swing : swing);
  return `M${whole(startX)} ${whole(startY)}C${whole(out)} ${whole(startY)} ${whole(back)} ${whole(endY)} ${whole(endX)} ${whole(endY)}`;
}

function whole(value: number): number {
  return Math.round(value);
}
