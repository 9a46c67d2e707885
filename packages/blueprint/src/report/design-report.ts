import type { Schema } from '@backsmith/schema';
import { byPlace, type Diagnostic } from '@backsmith/text';
import type { Blueprint } from '../model/blueprint.ts';
import type { Report, ReportedTable } from '../model/report.ts';
import type { AssignedRole, ColumnRoles } from '../roles/assign-roles.ts';
import { originOf } from '../data/origin.ts';

/** What REPORT.md says: every table with what became of it, and all findings. */
export function designReport(
  schema: Schema,
  services: readonly Blueprint[],
  tables: readonly ReportedTable[],
  findings: readonly Diagnostic[],
  roles: Pick<ColumnRoles, 'assigned' | 'groups'>,
): Report {
  const inOrder = byPlace(schema.files);
  const sorted = findings.toSorted(inOrder);
  return {
    origin: originOf(schema.dialect),
    isOneFile: schema.files === undefined,
    tables: tables.toSorted((a, b) => inOrder(a.place, b.place) || (a.table < b.table ? -1 : 1)),
    counts: {
      tables: schema.tables.length,
      columns: schema.tables.reduce((sum, table) => sum + table.columns.length, 0),
      relations: schema.foreignKeys.length,
      views: schema.views.length,
      resources: services.reduce((sum, { resources }) => sum + resources.length, 0),
      enums: services.reduce((sum, { enums }) => sum + enums.length, 0),
    },
    roles: roles.assigned.filter((role) => !isUnheard(role, tables)),
    groups: [...roles.groups.values()]
      .filter(({ table }) => tables.some((one) => one.table === table && one.path !== undefined))
      .toSorted((a, b) => inOrder(a.place, b.place)),
    leftOut: sorted.filter(({ severity }) => severity !== 'info'),
    assumed: sorted.filter(({ severity }) => severity === 'info'),
  };
}

/** Whether the table became something that sets no times and counts no changes, or has no calls at all. */
function isUnheard({ table, role }: AssignedRole, tables: readonly ReportedTable[]): boolean {
  const isTimed = role === 'created' || role === 'updated' || role === 'version';
  return tables.some((one) => one.table === table && (one.becomes === 'record' || (isTimed && one.becomes === 'list')));
}
