import { FURTHER_NAMES, type FurtherName } from '@backsmith/contract';
import { labelOf, obstacleOfDatabase, obstacleTo, optionOf, standardOf, type ValueOf } from '@backsmith/options';
import { Field } from '../../../shared/ui/field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { openLabel } from '../model/chosen-labels.ts';
import { choosingFurther, isChoosable } from '../model/fit.ts';
import type { Offer } from '../model/offer.ts';
import type { FinishedSetup, Setup } from '../model/setup.ts';

type TargetFieldsProps = {
  readonly setup: FinishedSetup;
  readonly offer: Offer;
  /** The database the schema at hand is written for, where a backend runs on it. */
  readonly written: string | undefined;
  readonly onChange: (change: Partial<Setup>) => void;
};

/** What the backend runs on and how it is cut. Left alone, the file decides the database, and any Java from 17 up will do. */
export function TargetFields(props: TargetFieldsProps) {
  const names = FURTHER_NAMES.filter((name) => isChoosable(name, props.offer.values[name], props.setup));
  return (
    <details className="border-t border-line bg-bg/50" open={isChanged(props.setup)}>
      <summary className="px-4 py-3 text-13 font-medium sm:px-5">
        Advanced <span className="font-normal text-fg-3">databases, Java version, layout, rows</span>
      </summary>
      <div className="grid gap-4 p-4 pt-1 sm:grid-cols-2 sm:px-5">
        {names.map((name) => (
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

function TargetField({ name, setup, offer, written, onChange }: TargetFieldsProps & { readonly name: FurtherName }) {
  const { label, hint } = optionOf(name);
  const { architectureType: architecture, further } = setup;
  const { database } = further;
  const values = offer.values[name];
  // A list has no room for the sentences, which stand below it once a database is chosen that they are about.
  const reasons = values.flatMap((value) => obstacleOfDatabase(name, value, database) ?? []);
  return (
    <Field
      id={name}
      label={label}
      hint={[hint, ...reasons].filter((text) => text !== undefined).join(' ') || undefined}
    >
      {(wiring) => (
        <Select
          {...wiring}
          value={further[name] ?? ''}
          onChange={(event) => onChange(choosingFurther(name, event.target.value, setup))}
        >
          {standardOf(name) === undefined && <option value="">{openLabel(name, written)}</option>}
          {values.map((value) => {
            const obstacle = obstacleTo(name, value, { architecture, database });
            return (
              <option key={value} value={value} disabled={obstacle !== undefined} title={obstacle}>
                {obstacle === undefined
                  ? labelOf(name, value)
                  : `${labelOf(name, value)}, not with ${besideOf(name, value, setup)} yet`}
              </option>
            );
          })}
        </Select>
      )}
    </Field>
  );
}

/** What a value cannot be had with: the database, else the architecture. */
function besideOf(
  name: FurtherName,
  value: ValueOf<FurtherName>,
  { architectureType, further: { database } }: FinishedSetup,
): string {
  const isOfDatabase = database !== undefined && obstacleOfDatabase(name, value, database) !== undefined;
  return isOfDatabase ? labelOf('database', database) : labelOf('architecture', architectureType);
}
