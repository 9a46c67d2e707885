import type { GroupedTableView } from '@backsmith/contract';
import { RESOURCE_GROUP_NAMES, RESOURCE_GROUPS, type ResourceGroup } from '@backsmith/options';
import { Select } from '../../../shared/ui/select.tsx';
import { tableIn } from '../model/column-choices.ts';

type TableGroupsProps = {
  readonly groups: readonly GroupedTableView[];
  /** Null leaves it to what is assumed. */
  readonly onChoose: (table: string, group: ResourceGroup | null) => void;
};

/** Who may call the records of each table of a guarded backend, each to be changed. */
export function TableGroups({ groups, onChoose }: TableGroupsProps) {
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="groups-title" className="grid gap-3">
      <div className="grid gap-1">
        <h3 id="groups-title" className="font-strong">
          Who may call which table
        </h3>
        <p className="text-13 text-fg-2">
          Taken from what tables hold and hang on. What you choose counts instead, here and in the build.
        </p>
      </div>
      <dl className="grid gap-x-4 gap-y-1 text-12 text-fg-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {RESOURCE_GROUP_NAMES.map((name) => (
          <div key={name} className="contents">
            <dt className="font-strong text-fg">{RESOURCE_GROUPS[name].label}</dt>
            <dd>{RESOURCE_GROUPS[name].meaning}</dd>
          </div>
        ))}
      </dl>
      <ul
        className="relative grid max-h-64 overflow-auto rounded-panel border border-line"
        aria-label="Groups of tables"
      >
        {groups.map((one) => (
          <GroupRow key={tableIn(one)} grouped={one} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
}

const ASSUMED = '';

function GroupRow({ grouped, onChoose }: Pick<TableGroupsProps, 'onChoose'> & { readonly grouped: GroupedTableView }) {
  const name = tableIn(grouped);
  const isChosen = grouped.basis === 'chosen';
  return (
    <li className="grid items-center gap-x-4 gap-y-1.5 border-line px-3 py-2.5 text-13 not-first:border-t sm:grid-cols-[minmax(0,1fr)_220px]">
      <div className="grid min-w-0">
        <span className="mono break-all">{name}</span>
        <span className="text-12 text-fg-3">{isChosen ? 'You chose this group' : `Assumed: ${grouped.reason}`}</span>
      </div>
      <Select
        aria-label={`Group of ${name}`}
        value={grouped.group}
        onChange={({ target }) => onChoose(name, RESOURCE_GROUP_NAMES.find((group) => group === target.value) ?? null)}
      >
        {RESOURCE_GROUP_NAMES.map((group) => (
          <option key={group} value={group}>
            {RESOURCE_GROUPS[group].label}
          </option>
        ))}
        {isChosen && <option value={ASSUMED}>As assumed</option>}
      </Select>
    </li>
  );
}
