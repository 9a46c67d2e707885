import type { ReactNode } from 'react';

type FigureProps = { readonly title: string; readonly caption: string; readonly children: ReactNode };

/** Something the product made, in a frame: what it is called above, what it shows below. */
export function Figure({ title, caption, children }: FigureProps) {
  return (
    <figure className="grid min-w-0 gap-3">
      <div className="overflow-hidden rounded-panel border border-line bg-surface">
        <p className="mono flex min-h-11 items-center border-b border-line px-4 text-13">{title}</p>
        {children}
      </div>
      <figcaption className="text-13 text-fg-2">{caption}</figcaption>
    </figure>
  );
}
