import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomBehavior } from 'd3-zoom';
import { useEffect, useRef, type RefObject } from 'react';

/** Below this the columns are too small to be read, and the names stand alone. */
export const FAR = 0.5;
const LEAST = 0.03;
const MOST = 2.5;
/** How large a diagram may begin; a small one is not blown up. */
const NATURAL = 1;

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type View = Box & { readonly scale: number };

/**
 * Pans and zooms the group of an SVG by wheel, pinch, drag and calls. React draws once; the movement is an attribute.
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

  /** Shows a box whole, or its middle where it would be too small to be read. */
  const show = (box: Box, least = LEAST) => {
    const svg = frame.current;
    if (!svg || !behaviour.current) return;
    const { width, height } = svg.getBoundingClientRect();
    const fit = Math.min(width / box.width, height / box.height, NATURAL);
    const scale = Math.max(fit, least);
    const to = zoomIdentity
      .translate(width / 2, height / 2)
      .scale(scale)
      .translate(-(box.x + box.width / 2), -(box.y + box.height / 2));
    behaviour.current.transform(select(svg), to);
  };
  const zoomBy = (factor: number) => {
    if (frame.current) behaviour.current?.scaleBy(select(frame.current), factor);
  };
  const panBy = (x: number, y: number) => {
    if (frame.current) behaviour.current?.translateBy(select(frame.current), x, y);
  };
  return { show, zoomBy, panBy };
}
