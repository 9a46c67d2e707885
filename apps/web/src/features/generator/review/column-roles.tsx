import type { AssignedRoleView } from '@backsmith/contract';
import { COLUMN_ROLE_NAMES, COLUMN_ROLES, type ColumnRole } from '@backsmith/options';
import { useState } from 'react';
import { Select } from '../../../shared/ui/select.tsx';
import { tableIn, type ChoosableTable, type ColumnPlace } from '../model/column-choices.ts';

type ColumnRolesProps = {
  readonly roles: readonly AssignedRoleView[];
  readonly tables: readonly ChoosableTable[];
  /** Null leaves it to what is assumed. */
  readonly onChoose: (of: ColumnPlace, role: ColumnRole | null) => void;
};

/** What columns are taken for besides plain values, each to be changed, and a way to choose for any other. */
export function ColumnRoles({ roles, tables, onChoose }: ColumnRolesProps) {
  return (
    <section aria-labelledby="roles-title" className="grid gap-3">
      <div className="grid gap-1">
        <h3 id="roles-title" className="font-strong">
          What columns are for
        </h3>
        <p className="text-13 text-fg-2">
          {roles.length === 0
            ? 'Every column is taken for a plain value.'
            : 'Taken from names, types and defaults. What you choose counts instead, here and in the build.'}
        </p>
      </div>
      {roles.length > 0 && (
        <ul
          className="relative grid max-h-64 overflow-auto rounded-panel border border-line"
          aria-label="Columns with a role"
        >
          {roles.map((one) => (
            <RoleRow key={`${placeOf(one).table} ${one.column}`} assigned={one} onChoose={onChoose} />
          ))}
        </ul>
      )}
      <AnotherColumn tables={tables} roles={roles} onChoose={onChoose} />
    </section>
  );
}

function RoleRow({ assigned, onChoose }: Pick<ColumnRolesProps, 'onChoose'> & { readonly assigned: AssignedRoleView }) {
  const place = placeOf(assigned);
  const name = `${place.table}.${place.column}`;
  return (
    <li className="grid items-center gap-x-4 gap-y-1.5 border-line px-3 py-2.5 text-13 not-first:border-t sm:grid-cols-[minmax(0,1fr)_220px]">
      <div className="grid min-w-0">
        <span className="mono break-all">{name}</span>
        <span className="text-12 text-fg-3">
          {assigned.basis === 'chosen' ? 'You chose: ' : 'Assumed: '}
          {COLUMN_ROLES[assigned.role].meaning}
        </span>
      </div>
      <Select
        aria-label={`Role of ${name}`}
        value={assigned.role}
        onChange={({ target }) => onChoose(place, roleNamed(target.value))}
      >
        <RoleOptions />
        {assigned.basis === 'chosen' && <option value={ASSUMED}>As assumed</option>}
      </Select>
    </li>
  );
}

const ASSUMED = '';

function roleNamed(name: string): ColumnRole | null {
  return COLUMN_ROLE_NAMES.find((role) => role === name) ?? null;
}

function RoleOptions() {
  return COLUMN_ROLE_NAMES.map((role) => (
    <option key={role} value={role}>
      {COLUMN_ROLES[role].label}
    </option>
  ));
}

function AnotherColumn({ tables, roles, onChoose }: ColumnRolesProps) {
  const [table, setTable] = useState('');
  const [column, setColumn] = useState('');
  const listed = new Set(roles.map((one) => `${placeOf(one).table} ${one.column}`));
  const columns = tables.find(({ id }) => id === table)?.columns.filter(({ name }) => !listed.has(`${table} ${name}`));
  return (
    <fieldset className="grid gap-2 sm:grid-cols-3">
      <legend className="mb-1.5 text-13 text-fg-2">Give another column a role</legend>
      <Select
        aria-label="Table"
        value={table}
        onChange={({ target }) => {
          setTable(target.value);
          setColumn('');
        }}
      >
        <option value="">Table</option>
        {tables.map(({ id }) => (
          <option key={id}>{id}</option>
        ))}
      </Select>
      <Select aria-label="Column" value={column} onChange={({ target }) => setColumn(target.value)}>
        <option value="">Column</option>
        {columns?.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <Select
        aria-label="Role"
        value=""
        onChange={({ target }) => {
          const role = roleNamed(target.value);
          if (table === '' || column === '' || role === null) return;
          onChoose({ table, column }, role);
          setColumn('');
        }}
      >
        <option value="">{column === '' ? 'Role' : `Role of ${column}`}</option>
        <RoleOptions />
      </Select>
    </fieldset>
  );
}

function placeOf(assigned: AssignedRoleView): ColumnPlace {
  return { table: tableIn(assigned), column: assigned.column };
}
