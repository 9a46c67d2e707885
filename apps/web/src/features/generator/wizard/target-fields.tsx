import type { TargetDatabase } from '@backsmith/contract';
import { Field } from '../../../shared/ui/field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { DATABASE_NAMES } from '../model/database-names.ts';
import type { Offer } from '../model/offer.ts';
import type { Setup } from '../model/setup.ts';

type TargetFieldsProps = {
  readonly setup: Setup;
  readonly offer: Offer;
  readonly onChange: (change: Partial<Setup>) => void;
};

/** What the backend runs on. Left alone, the file decides the database and the zip builds on any Java from 17 up. */
export function TargetFields({ setup, offer, onChange }: TargetFieldsProps) {
  return (
    <div className="grid gap-4 border-t border-line bg-bg/50 p-4 sm:grid-cols-2 sm:px-5">
      <Field id="database" label="Target database" hint="Migrations are written for this one and for H2.">
        {(wiring) => (
          <Select
            {...wiring}
            value={setup.database}
            onChange={(event) => onChange({ database: event.target.value as Setup['database'] })}
          >
            <option value="from-file">As in the file</option>
            {offer.databases.map((database: TargetDatabase) => (
              <option key={database} value={database}>
                {DATABASE_NAMES[database]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="java-version" label="Java version" hint="17 builds on any newer JDK as well.">
        {(wiring) => (
          <Select
            {...wiring}
            value={setup.javaVersion}
            onChange={(event) => onChange({ javaVersion: Number(event.target.value) as Setup['javaVersion'] })}
          >
            {offer.javaVersions.map((version) => (
              <option key={version} value={version}>
                Java {version}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
