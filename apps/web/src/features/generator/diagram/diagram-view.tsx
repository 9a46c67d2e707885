import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Download, Expand, Minus, Plus } from '../../../shared/ui/icons.ts';
import './diagram.css';
import { DiagramNode } from './diagram-node.tsx';
import { savePicture } from './save-picture.ts';
import type { Diagram, PlacedTable } from '../../../shared/diagram/model.ts';
import { NODE_WIDTH } from '../../../shared/diagram/node-size.ts';
import { TableFinder, type Boxes } from './table-finder.tsx';
import { FAR, usePanZoom, type View } from './use-pan-zoom.ts';

type DiagramViewProps = {
  readonly diagram: Diagram;
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
  /** Stands before the tools. */
  readonly lead?: ReactNode;
};

const STEP = 60;
const ZOOM = 1.3;
/** Where a diagram has more tables than fit at this size, one begins in its middle. */
const READABLE = 0.22;

/** A diagram one can move about in: by wheel, pinch, drag, buttons and keys. */
export function DiagramView({
  diagram,
  label,
  name,
  selected,
  onSelect,
  goal,
  focus,
  of = 'tables',
  lead,
}: DiagramViewProps) {
  const frame = useRef<SVGSVGElement>(null);
  const [view, setView] = useState<View>({ x: 0, y: 0, width: 0, height: 0, scale: 0 });
  const { show, zoomBy, panBy } = usePanZoom(frame, setView);
  const whole = { x: 0, y: 0, width: diagram.width, height: diagram.height };

  const begin = useEffectEvent(() => show(whole, READABLE));
  useEffect(() => begin(), [diagram]);

  const lookAt = (table: PlacedTable) =>
    show({ x: table.x - 160, y: table.y - 120, width: NODE_WIDTH + 320, height: table.height + 240 }, 0.6);
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
    else if ('all' in move) show(whole);
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
        <span className="ml-auto flex items-center gap-0.5">
          <Button size="sm" tone="bare" square aria-label="Zoom out" onClick={() => zoomBy(1 / ZOOM)}>
            <Icon of={Minus} />
          </Button>
          <span className="mono w-11 text-center text-12 text-fg-3">{Math.round(view.scale * 100)}%</span>
          <Button size="sm" tone="bare" square aria-label="Zoom in" onClick={() => zoomBy(ZOOM)}>
            <Icon of={Plus} />
          </Button>
          <Button size="sm" tone="bare" square aria-label="Fit to view" onClick={() => show(whole)}>
            <Icon of={Expand} />
          </Button>
          <Button
            size="sm"
            tone="bare"
            aria-label="Save the diagram as SVG"
            onClick={() => void savePicture(diagram, name, 'svg')}
          >
            <Icon of={Download} />
            SVG
          </Button>
          <Button
            size="sm"
            tone="bare"
            aria-label="Save the diagram as PNG"
            onClick={() => void savePicture(diagram, name, 'png')}
          >
            PNG
          </Button>
        </span>
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
        >
          <g>
            {diagram.relations.map((relation) => {
              const isOn = relation.from === selected || relation.to === selected;
              return (
                <path
                  key={`${relation.from}.${relation.column}.${relation.to}.${relation.target}`}
                  d={relation.path}
                  className={isOn ? 'edge on' : selected === null ? 'edge' : 'edge faint'}
                />
              );
            })}
            {diagram.tables.map((table) => (
              <DiagramNode
                key={table.id}
                table={table}
                isOn={table.id === selected}
                hasRows={view.scale >= FAR && isInView(table, view)}
                onSelect={onSelect}
              />
            ))}
          </g>
        </svg>
      </div>
    </div>
  );
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
