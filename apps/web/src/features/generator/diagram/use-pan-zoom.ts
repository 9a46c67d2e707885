import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomBehavior } from 'd3-zoom';
import { useEffect, useRef, type RefObject } from 'react';

/** Below this the columns are too small to be read. */
export const FAR = 0.7;
const LEAST = 0.03;
const MOST = 2.5;
/** How large a diagram may begin; a small one is not blown up. */
const NATURAL = 1;

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Point = { readonly x: number; readonly y: number };

export type View = Box & { readonly scale: number };

/**
 * Pans and zooms the group of an SVG by wheel, pinch, drag and calls. React draws once; the movement is an attribute. What has
 * `data-hold` is moved by others than this.
 *
 * @param frame the svg
 * @param onView told what is seen once it rests, in the diagram's own measure, and how large things are, 1 being natural
 */
export function usePanZoom(frame: RefObject<SVGSVGElement | null>, onView: (view: View) => void) {
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  useEffect(() => {
    const svg = frame.current;
    if (!svg) return;
    const moving = zoom<SVGSVGElement, unknown>()
      .scaleExtent([LEAST, MOST])
      .clickDistance(4)
      .filter((event: MouseEvent) => {
        const isHeld = event.type !== 'wheel' && event.target instanceof Element && event.target.closest('[data-hold]');
        return !isHeld && (!event.ctrlKey || event.type === 'wheel') && !event.button;
      })
      .on('zoom', ({ transform }: { transform: { k: number; toString: () => string } }) => {
        svg.querySelector('g')?.setAttribute('transform', transform.toString());
        svg.classList.toggle('erd-far', transform.k < FAR);
      })
      .on('end', ({ transform }: { transform: { k: number; x: number; y: number } }) => {
        const { width, height } = svg.getBoundingClientRect();
        const { k, x, y } = transform;
        onView({ scale: k, x: -x / k, y: -y / k, width: width / k, height: height / k });
      });
    behaviour.current = moving;
    const selected = select(svg);
    selected.call(moving).on('dblclick.zoom', null);
    return () => void selected.on('.zoom', null);
  }, [frame, onView]);

  /** How large a box is where it is shown whole. */
  const fitOf = (box: Box): number => {
    const { width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return Math.min(width / box.width, height / box.height, NATURAL);
  };
  /** Shows a box whole, or as much of it around a point as has room where it would be too small to be read. */
  const show = (box: Box, least = LEAST, around?: Point) => {
    const svg = frame.current;
    if (!svg || !behaviour.current) return;
    const { width, height } = svg.getBoundingClientRect();
    const scale = Math.max(fitOf(box), least);
    const x = middle(box.x, box.width, width / scale, around?.x);
    const y = middle(box.y, box.height, height / scale, around?.y);
    const to = zoomIdentity
      .translate(width / 2, height / 2)
      .scale(scale)
      .translate(-x, -y);
    behaviour.current.transform(select(svg), to);
  };
  /** Puts a point of the diagram into the place another one has, at the same size. */
  const shift = (from: Point, to: Point) => {
    if (frame.current) behaviour.current?.translateBy(select(frame.current), from.x - to.x, from.y - to.y);
  };
  const zoomBy = (factor: number) => {
    if (frame.current) behaviour.current?.scaleBy(select(frame.current), factor);
  };
  const panBy = (x: number, y: number) => {
    if (frame.current) behaviour.current?.translateBy(select(frame.current), x, y);
  };
  return { show, fitOf, shift, zoomBy, panBy };
}

/** The middle of what is seen of a length: around a point, without showing what lies beyond either end. */
function middle(start: number, length: number, seen: number, around = start + length / 2): number {
  if (seen >= length) return start + length / 2;
  return Math.min(Math.max(around, start + seen / 2), start + length - seen / 2);
}
