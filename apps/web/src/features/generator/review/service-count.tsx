import { MOST_SERVICES } from '@backsmith/options';
import { useId } from 'react';
import { Field } from '../../../shared/ui/field.tsx';

type ServiceCountProps = {
  /** How many services are asked for, or there are. */
  readonly wanted: number;
  /** How many tables there are to share out. */
  readonly tables: number;
  readonly onCount: (count: number) => void;
};

/** How many services the tables are shared out among. Changes by hand are given up for it. */
export function ServiceCount({ wanted, tables, onCount }: ServiceCountProps) {
  const id = useId();
  return (
    <Field id={id} label="Number of services" aside={<output className="text-12 text-fg-3">{wanted}</output>}>
      {(wiring) => (
        <input
          {...wiring}
          type="range"
          className="h-9 w-full cursor-pointer accent-accent"
          min={1}
          max={Math.max(1, wanted, Math.min(MOST_SERVICES, tables, USUAL))}
          value={wanted}
          onChange={({ target }) => onCount(Number(target.value))}
        />
      )}
    </Field>
  );
}

/** As many as nearly everybody wants; a finer scale is easier to set. */
const USUAL = 12;
