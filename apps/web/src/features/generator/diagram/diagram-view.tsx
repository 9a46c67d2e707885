import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type { Diagram, PlacedTable } from '../../../shared/diagram/model.ts';
import { NODE_WIDTH } from '../../../shared/diagram/node-size.ts';
import { Button } from '../../../shared/ui/button.tsx';
import './diagram.css';
import { DiagramNode } from './diagram-node.tsx';
import { DiagramTools, ZOOM } from './diagram-tools.tsx';
import { hubOf } from './hub-of.ts';
import { TableFinder, type Boxes } from './table-finder.tsx';
import { tableOf } from './table-places.ts';
import { useDetail } from './use-detail.ts';
import { FAR, usePanZoom, type View } from './use-pan-zoom.ts';
import { useRowDrag, type RowDrag } from './use-row-drag.ts';
import { Wires } from './wires.tsx';

type DiagramViewProps = {
  readonly diagram: Diagram;
  /** The same with names alone, which is seen from afar; not where a few boxes are all there is. */
  readonly map?: Diagram | undefined;
  /** What is drawn, in a sentence. */
  readonly label: string;
  /** What pictures of it are called. */
  readonly name: string;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  /** The table to go to; a new object goes there again. */
  readonly goal: { readonly id: string } | null;
  /** Shows a table with its neighbours alone, or everything again. */
  readonly focus: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };
  /** What its boxes are; services have tables in them. */
  readonly of?: Boxes;
  /** Lets rows be dragged from box to box. */
  readonly drag?: RowDrag | undefined;
  /** Stands before the tools, and among them. */
  readonly lead?: ReactNode;
  readonly tools?: ReactNode;
};

const STEP = 60;
/** Names are read at this size, columns from `FAR` on. Where there is more than fits so, one begins at the hub. */
const READABLE = 0.6;
/** How high the letters of names are, in the diagram's measure; seen from afar so many pixels at least. */
const LABEL = 17.5;
const LARGEST_LABEL = 30;
const LEAST_LABEL = 11;
/** A table that was looked for is shown at this size at least. */
const CLOSE = 0.8;

/** A diagram one can move about in: by wheel, pinch, drag, buttons and keys. */
export function DiagramView({ diagram, map, label, name, selected, onSelect, goal, focus, ...more }: DiagramViewProps) {
  const { of = 'tables', drag, lead, tools } = more;
  const frame = useRef<SVGSVGElement>(null);
  const [view, setView] = useState<View>({ x: 0, y: 0, width: 0, height: 0, scale: 0 });
  const [hovered, setHovered] = useState<string | null>(null);
  const { show, fitOf, shift, zoomBy, panBy } = usePanZoom(frame, setView);
  const { drawn, setDetail } = useDetail(diagram, map, view, shift);
  const dragged = useRowDrag(frame, drag);
  const lit = hovered ?? selected;

  const showWhole = (least?: number) => {
    const hasRoom = map === undefined || fitOf(boxOf(diagram)) >= FAR;
    const chosen = hasRoom ? diagram : map;
    setDetail(hasRoom ? 'columns' : 'names');
    show(boxOf(chosen), least, hubOf(chosen));
  };
  // Where there are no names alone, boxes without their rows would be empty.
  const begin = useEffectEvent(() => showWhole(map === undefined ? FAR : READABLE));
  useEffect(() => begin(), [diagram]);

  const lookAt = ({ id }: PlacedTable) => {
    const table = diagram.tables.find((one) => one.id === id);
    if (!table) return;
    setDetail('columns');
    show({ x: table.x - 160, y: table.y - 120, width: NODE_WIDTH + 320, height: table.height + 240 }, CLOSE);
  };
  const goTo = (table: PlacedTable) => {
    onSelect(table.id);
    lookAt(table);
  };
  const reach = useEffectEvent((id: string) => {
    const table = diagram.tables.find((one) => one.id === id);
    if (table) lookAt(table);
  });
  useEffect(() => {
    if (goal) reach(goal.id);
  }, [goal]);
  const appear = useEffectEvent(() => {
    if (goal) reach(goal.id);
    else begin();
  });
  useEffect(() => {
    const svg = frame.current;
    if (!svg) return;
    let width = svg.clientWidth;
    const watch = new ResizeObserver(() => {
      // Nothing fits into a pane that is out of sight; on a phone this one may come up later.
      if (width === 0 && svg.clientWidth > 0) appear();
      width = svg.clientWidth;
    });
    watch.observe(svg);
    return () => watch.disconnect();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    if ('zoom' in move) zoomBy(move.zoom);
    else if ('all' in move) showWhole();
    else panBy(move.x, move.y);
  };

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-11 flex-none flex-wrap items-center gap-x-1 gap-y-1 border-b border-line bg-surface px-2 py-1">
        {lead}
        <TableFinder tables={diagram.tables} of={of} onFind={goTo} />
        {selected !== null && (
          <Button size="sm" tone="bare" onClick={() => focus.onChange(!focus.isOn)}>
            {focus.isOn ? 'Show all' : 'Neighbours only'}
          </Button>
        )}
        <DiagramTools diagram={diagram} name={name} scale={view.scale} onZoom={zoomBy} onWhole={() => showWhole()}>
          {tools}
        </DiagramTools>
      </div>
      <div
        className="dotted relative min-h-0 flex-1 overflow-hidden"
        role="application"
        aria-label={`${label} Arrow keys move it, plus and minus zoom, 0 shows all.`}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <svg
          ref={frame}
          className="diagram erd absolute inset-0 size-full touch-none"
          aria-hidden
          onClick={(event) => {
            if (event.target === frame.current) onSelect(null);
          }}
          onPointerOver={(event) => setHovered(tableUnder(event))}
          onPointerLeave={() => setHovered(null)}
        >
          <g>
            {drawn.areas?.map((area) => (
              <rect key={`${area.x} ${area.y}`} className="area" {...area} rx="10" />
            ))}
            <Wires relations={drawn.relations} lit={lit} />
            {drawn.tables.map((table) => (
              <DiagramNode
                key={table.id}
                table={table}
                isOn={table.id === selected}
                isAimedAt={table.id === dragged?.over}
                labelSize={labelSizeAt(view.scale)}
                hasRows={view.scale >= FAR && isInView(table, view)}
                canDrag={drag?.canMove}
                onSelect={onSelect}
              />
            ))}
          </g>
        </svg>
        {dragged && (
          <span
            className="mono pointer-events-none absolute z-10 rounded-control border border-accent bg-surface px-2 py-1 text-13 shadow-pop"
            style={{ left: dragged.x + 10, top: dragged.y + 10 }}
          >
            {dragged.over === null ? dragged.row : `${dragged.row} → ${dragged.over}`}
          </span>
        )}
      </div>
    </div>
  );
}

/** Names grow against the picture that shrinks, as far as their boxes allow. */
function labelSizeAt(scale: number): number {
  return Math.min(LARGEST_LABEL, Math.max(LABEL, Math.round(LEAST_LABEL / Math.max(scale, 0.1))));
}

function boxOf({ width, height }: Diagram) {
  return { x: 0, y: 0, width, height };
}

/** A finger rests on nothing: what it touches is chosen. */
function tableUnder({ target, pointerType }: PointerEvent): string | null {
  if (pointerType === 'touch' || !(target instanceof Element)) return null;
  return tableOf(target);
}

type Move = { readonly x: number; readonly y: number } | { readonly zoom: number } | { readonly all: true };

const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
  '+': { zoom: ZOOM },
  '=': { zoom: ZOOM },
  '-': { zoom: 1 / ZOOM },
  '0': { all: true },
};

/** In the window, or so close to it that the next movement may bring it there: only such tables draw their columns. */
function isInView({ x, y, height }: PlacedTable, view: View): boolean {
  const { width: sides, height: ends } = view;
  return (
    x + NODE_WIDTH > view.x - sides && x < view.x + 2 * sides && y + height > view.y - ends && y < view.y + 2 * ends
  );
}
