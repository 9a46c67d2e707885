import { databaseName, DIALECTS, type Dialect } from '@backsmith/sql';
import { useId } from 'react';
import { Select } from '../../../shared/ui/select.tsx';

type DialectChoiceProps = {
  readonly dialect: Dialect;
  readonly onChoose: (dialect: Dialect) => void;
};

/** The dialect a file is read by: found in it, and corrected here where it says too little. */
export function DialectChoice({ dialect, onChoose }: DialectChoiceProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="text-13 text-fg-2">
        Dialect
      </label>
      <Select
        id={id}
        value={dialect}
        onChange={({ target }) => {
          const chosen = DIALECTS.find((one) => one === target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {DIALECTS.map((one) => (
          <option key={one} value={one}>
            {databaseName(one)}
          </option>
        ))}
      </Select>
    </div>
  );
}
