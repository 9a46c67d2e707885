import type { ServicePlan } from '@backsmith/options';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Findings } from '../../../shared/ui/findings.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { withMerged, withName, withTableIn } from '../model/service-plan.ts';
import type { ServiceReview } from '../understanding/use-cut.ts';
import { ServiceCount } from './service-count.tsx';
import { ServiceItem } from './service-item.tsx';

type ServiceListProps = {
  readonly review: ServiceReview;
  readonly onPlan: (plan: ServicePlan) => void;
  /** Shares the tables out anew, in so many services; null leaves it to the schema again. */
  readonly onCount: (count: number | null) => void;
  readonly onLine: (line: number) => void;
};

/** Which service keeps which tables, to be changed by hand, and which foreign keys are cut for it and why. */
export function ServiceList({ review, onPlan, onCount, onLine }: ServiceListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { plan: own, count, cut, problems, hasFailed } = review;
  const plan = own ?? cut?.plan;
  /** Changes the plan; the field that did it may stand elsewhere then, and keeps the focus. */
  const change = (changed: ServicePlan, field: string) => {
    flushSync(() => onPlan(changed));
    frame.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)?.focus();
  };
  return (
    <div ref={frame} className="relative grid min-h-0 flex-1 content-start gap-3 overflow-auto p-3">
      {hasFailed && <p className="text-13 text-fg-2">{UNKNOWN}</p>}
      {plan === undefined && !hasFailed && <Waiting>Working out the services...</Waiting>}
      {plan && (
        <>
          <p className="text-13 text-fg-2">
            {own === null
              ? 'Owned tables stay with their owners, and few keys are cut. Move tables, rename and merge services as you like.'
              : 'Shared out as you decided.'}{' '}
            {(own !== null || count !== null) && (
              <button type="button" className="link" onClick={() => onCount(null)}>
                As the schema suggests
              </button>
            )}
          </p>
          <ServiceCount
            wanted={count ?? plan.services.length}
            tables={plan.services.reduce((sum, { tables }) => sum + tables.length, 0)}
            onCount={onCount}
          />
          <div role="status" className="empty:-mt-3">
            <Findings label="What stands in the way" findings={problems} />
          </div>
          <ul aria-label="Services" className="grid gap-3">
            {plan.services.map((_, at) => (
              <ServiceItem
                key={at}
                plan={plan}
                at={at}
                onName={(name) => onPlan(withName(plan, at, name))}
                onMerge={(into) => {
                  const kept = into > at ? into - 1 : into;
                  change(withMerged(plan, at, into), `name ${kept}`);
                }}
                onMove={(table, to) => change(withTableIn(plan, table, to), `table ${table}`)}
              />
            ))}
          </ul>
        </>
      )}
      {cut && problems.length === 0 && <Findings label="Cut foreign keys" findings={cut.findings} onLine={onLine} />}
    </div>
  );
}

const UNKNOWN = 'The services could not be worked out here. The server does it when it builds, and REPORT.md says how.';
