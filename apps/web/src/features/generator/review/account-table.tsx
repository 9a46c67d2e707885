import { Field } from '../../../shared/ui/field.tsx';
import { Select } from '../../../shared/ui/select.tsx';

type AccountTableProps = {
  /** The tables that can hold accounts. */
  readonly offered: readonly string[];
  /** Null: accounts have tables of their own. */
  readonly chosen: string | null;
  readonly onChoose: (table: string | null) => void;
};

const OWN = '';

/** What people sign in by: a table of the schema that has their addresses and passwords, or accounts beside it. */
export function AccountTable({ offered, chosen, onChoose }: AccountTableProps) {
  const tables = [...new Set([...offered, ...(chosen === null ? [] : [chosen])])];
  if (tables.length === 0) return null;
  return (
    <Field
      id="account-table"
      label="Who signs in"
      hint="By a table of the schema, its people keep their passwords, as far as these are hashed by bcrypt or argon2."
    >
      {(wiring) => (
        <Select
          {...wiring}
          value={chosen ?? OWN}
          onChange={({ target }) => onChoose(target.value === OWN ? null : target.value)}
        >
          <option value={OWN}>Accounts in tables of their own</option>
          {tables.map((table) => (
            <option key={table} value={table}>
              The people in {table}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
