import type { Features } from '@backsmith/options';
import { keysOf } from '@backsmith/text';
import { useState } from 'react';
import { homePartTexts } from '../../../content/home-parts.ts';
import { Switch } from '../../../shared/ui/switch.tsx';

const AT_FIRST: Features = { swagger: true, exceptionHandler: true, security: false };

/** The wizard's switches, to try. */
export function ChooseParts() {
  const [chosen, setChosen] = useState(AT_FIRST);
  const texts = homePartTexts.get();
  const row = 'flex items-center justify-between gap-3 px-3.5 py-[9px] text-13 border-line [label+&]:border-t';
  return (
    <fieldset className="grid h-[188px] content-center rounded-panel border border-line bg-surface">
      <legend className="sr-only">{texts.parts}</legend>
      <label className={row}>
        <span>
          {texts.crud} <span className="text-fg-3">{texts.alwaysOn}</span>
        </span>
        <Switch checked disabled />
      </label>
      {keysOf(AT_FIRST).map((key) => (
        <label key={key} className={row}>
          {texts.partNames[key]}
          <Switch checked={chosen[key]} onChange={(on) => setChosen({ ...chosen, [key]: on })} />
        </label>
      ))}
    </fieldset>
  );
}
