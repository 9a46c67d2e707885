import type { ReactNode } from 'react';
import { classNames } from '../../shared/lib/class-names.ts';

type SectionProps = {
  /** The anchor. */
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Runs edge to edge between the rails; its cells bring their own padding. */
  readonly flush?: boolean;
  readonly children: ReactNode;
};

/** One section of a marketing page: heading, lead, content, hairline below. */
export function Section({ id, title, lead, flush = false, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames('later border-b border-line pt-16 md:pt-24', flush ? '' : 'px-5 pb-16 sm:px-12 md:pb-24')}
    >
      <div className={classNames('rises mb-10 grid max-w-[720px] gap-4 md:mb-12', flush && 'px-5 sm:px-12')}>
        <h2 id={`${id}-title`} className="text-40">
          {title}
        </h2>
        {lead !== undefined && <p className="lead">{lead}</p>}
      </div>
      <div className="rises">{children}</div>
    </section>
  );
}
