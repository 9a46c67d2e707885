import type { Picture } from './facts.ts';

/** A diagram without words, for the eye alone: what it shows is said beside it. */
export function SmallPicture({ picture: { width, height, boxes, lines } }: { readonly picture: Picture }) {
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="diagram h-16 w-22 flex-none">
      <path className="edge" vectorEffect="non-scaling-stroke" d={lines} />
      <path className="box" vectorEffect="non-scaling-stroke" d={boxes} />
    </svg>
  );
}
