import { FURTHER_NAMES, type FurtherName } from '@backsmith/contract';
import { isBuiltFor, labelOf, optionOf, readValue, standardOf } from '@backsmith/options';
import { Field } from '../../../shared/ui/field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { openLabel } from '../model/chosen-labels.ts';
import type { Offer } from '../model/offer.ts';
import type { FinishedSetup, Setup } from '../model/setup.ts';

type TargetFieldsProps = {
  readonly setup: FinishedSetup;
  readonly offer: Offer;
  readonly onChange: (change: Partial<Setup>) => void;
};

/** What the backend runs on and how it is cut. Left alone, the file decides the database, and any Java from 17 up will do. */
export function TargetFields(props: TargetFieldsProps) {
  return (
    <details className="border-t border-line bg-bg/50" open={isChanged(props.setup)}>
      <summary className="px-4 py-3 text-13 font-medium sm:px-5">
        Advanced <span className="font-normal text-fg-3">databases, Java version, layout, events, rows</span>
      </summary>
      <div className="grid gap-4 p-4 pt-1 sm:grid-cols-2 sm:px-5">
        {FURTHER_NAMES.map((name) => (
          <TargetField key={name} name={name} {...props} />
        ))}
      </div>
    </details>
  );
}

/** Something was chosen here before: it is not to be out of sight. */
function isChanged({ further }: Pick<Setup, 'further'>): boolean {
  return FURTHER_NAMES.some((name) => further[name] !== standardOf(name));
}

function TargetField({ name, setup, offer, onChange }: TargetFieldsProps & { readonly name: FurtherName }) {
  const { label, hint } = optionOf(name);
  const architecture = labelOf('architecture', setup.architectureType);
  const choose = (text: string) => onChange({ further: { ...setup.further, [name]: readValue(name, text) } });
  return (
    <Field id={name} label={label} hint={hint}>
      {(wiring) => (
        <Select {...wiring} value={setup.further[name] ?? ''} onChange={(event) => choose(event.target.value)}>
          {standardOf(name) === undefined && <option value="">{openLabel(name)}</option>}
          {offer.values[name].map((value) => {
            const fits = isBuiltFor(setup.architectureType, name, value);
            return (
              <option key={value} value={value} disabled={!fits}>
                {fits ? labelOf(name, value) : `${labelOf(name, value)}, not with ${architecture} yet`}
              </option>
            );
          })}
        </Select>
      )}
    </Field>
  );
}
