import type { ReactNode } from 'react';

type ClosingCallProps = { readonly title: string; readonly lead: string; readonly children: ReactNode };

/** The last word before the footer, with the next step. */
export function ClosingCall({ title, lead, children }: ClosingCallProps) {
  return (
    <section
      aria-labelledby="closing-title"
      className="rises flex flex-wrap items-end justify-between gap-6 px-5 py-16 sm:px-12 md:py-24"
    >
      <div className="grid max-w-[720px] gap-4">
        <h2 id="closing-title" className="text-40">
          {title}
        </h2>
        <p className="lead">{lead}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
