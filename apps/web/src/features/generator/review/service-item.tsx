import type { ServicePlan } from '@backsmith/options';
import { useId } from 'react';
import { countOf } from '@backsmith/text';
import { Field } from '../../../shared/ui/field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { nameProblem } from '../model/service-plan.ts';

type ServiceItemProps = {
  readonly plan: ServicePlan;
  readonly at: number;
  readonly onName: (name: string) => void;
  readonly onMerge: (into: number) => void;
  readonly onMove: (table: string, to: number | 'new') => void;
};

/** One service: its name, its tables, each with the service that keeps it, and the way into another. */
export function ServiceItem({ plan, at, onName, onMerge, onMove }: ServiceItemProps) {
  const id = useId();
  const { name = '', tables = [] } = plan.services[at] ?? {};
  const others = plan.services.map((service, place) => ({ place, ...service })).filter(({ place }) => place !== at);
  return (
    <li className="grid gap-2.5 rounded-panel border border-line p-3">
      <Field
        id={id}
        label={`Service ${at + 1}`}
        aside={<span className="text-12 text-fg-3">{countOf(tables.length, 'table')}</span>}
        error={nameProblem(plan, at)}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            data-field={`name ${at}`}
            className="font-mono"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={name}
            onChange={({ target }) => onName(target.value)}
          />
        )}
      </Field>
      <ul aria-label={`Tables of ${name}`} className="grid gap-1.5">
        {tables.map((table) => (
          <li key={table} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-center gap-2 text-13">
            <span className="mono min-w-0 truncate" title={table}>
              {table}
            </span>
            <Select
              aria-label={`Service of ${table}`}
              data-field={`table ${table}`}
              value={at}
              onChange={({ target }) => onMove(table, target.value === OWN ? 'new' : Number(target.value))}
            >
              {plan.services.map((service, place) => (
                <option key={place} value={place}>
                  {service.name}
                </option>
              ))}
              {tables.length > 1 && <option value={OWN}>One of its own</option>}
            </Select>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Select aria-label={`Merge ${name}`} value="" onChange={({ target }) => onMerge(Number(target.value))}>
          <option value="" disabled>
            Merge into...
          </option>
          {others.map((other) => (
            <option key={other.place} value={other.place}>
              {other.name}
            </option>
          ))}
        </Select>
      )}
    </li>
  );
}

const OWN = 'new';
