import { useState } from 'react';
import { Switch } from '../../../shared/ui/switch.tsx';

const PARTS = [
  { key: 'swagger', name: 'Swagger' },
  { key: 'exceptionHandler', name: 'Exception Handler' },
  { key: 'security', name: 'Security' },
] as const;

/** The wizard's switches, to try. */
export function ChooseParts() {
  const [chosen, setChosen] = useState({ swagger: true, exceptionHandler: true, security: false });
  const row = 'flex items-center justify-between gap-3 px-3.5 py-[9px] text-13 border-line [label+&]:border-t';
  return (
    <fieldset className="grid h-[188px] content-center rounded-panel border border-line bg-surface">
      <legend className="sr-only">Parts of the backend, an example</legend>
      <label className={row}>
        <span>
          CRUD <span className="text-fg-3">always on</span>
        </span>
        <Switch checked disabled />
      </label>
      {PARTS.map(({ key, name }) => (
        <label key={key} className={row}>
          {name}
          <Switch checked={chosen[key]} onChange={(on) => setChosen({ ...chosen, [key]: on })} />
        </label>
      ))}
    </fieldset>
  );
}
