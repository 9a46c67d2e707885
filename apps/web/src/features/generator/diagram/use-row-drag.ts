import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { tableOf } from './table-places.ts';

/** Dragging a row of one box into another. */
export type RowDrag = {
  readonly canMove: (row: string) => boolean;
  /** @param to the box it was dropped on */
  readonly onMove: (row: string, to: string) => void;
};

/** A row on its way: where the pointer is, measured from the frame, and the box it would go into. */
export type Dragged = { readonly row: string; readonly x: number; readonly y: number; readonly over: string | null };

/** How far a pointer moves before that is no click any more. Pixels. */
const SLACK = 4;

/**
 * Follows a pointer that drags a row (`data-row`) from one box (`data-table`) to another; Escape puts it back.
 *
 * @param frame the svg
 * @returns the row on its way; null where there is none
 */
export function useRowDrag(frame: RefObject<SVGSVGElement | null>, drag: RowDrag | undefined): Dragged | null {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const isOn = drag !== undefined;
  const canMove = useEffectEvent((row: string) => drag?.canMove(row) ?? false);
  const drop = useEffectEvent((row: string, to: string) => drag?.onMove(row, to));
  useEffect(() => {
    const svg = frame.current;
    if (!svg || !isOn) return;
    const down = (event: PointerEvent) => {
      const row = event.target instanceof Element ? event.target.closest<SVGElement>('[data-row]') : null;
      const name = row?.dataset['row'];
      if (row === null || name === undefined || event.button !== 0 || !canMove(name)) return;
      follow(svg, event, { row: name, home: tableOf(row) }, setDragged, drop);
    };
    svg.addEventListener('pointerdown', down);
    return () => svg.removeEventListener('pointerdown', down);
  }, [frame, isOn]);
  return dragged;
}

/** Follows one pointer until it is let go. */
function follow(
  svg: SVGSVGElement,
  { clientX, clientY, pointerId }: PointerEvent,
  { row, home }: { readonly row: string; readonly home: string | null },
  onDragged: (dragged: Dragged | null) => void,
  onDrop: (row: string, to: string) => void,
): void {
  const end = new AbortController();
  const { signal } = end;
  let over: string | null = null;
  let hasMoved = false;
  const stop = () => {
    end.abort();
    onDragged(null);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    hasMoved ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLACK;
    if (!hasMoved) return;
    const box = tableOf(document.elementFromPoint(event.clientX, event.clientY));
    over = box === home ? null : box;
    const { left, top } = svg.getBoundingClientRect();
    onDragged({ row, x: event.clientX - left, y: event.clientY - top, over });
  };
  addEventListener('pointermove', move, { signal });
  addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== pointerId) return;
      stop();
      if (over !== null) onDrop(row, over);
    },
    { signal },
  );
  addEventListener('pointercancel', stop, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal });
}
