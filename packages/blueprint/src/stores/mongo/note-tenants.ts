import type { Findings } from '../../findings.ts';
import type { DocumentCondition, DocumentType } from '../../model/mongo/document.ts';
import type { CallerValue } from '../../model/record-rule.ts';

const TENANTS: ReadonlySet<CallerValue> = new Set(['tenant', 'tenantUuid', 'tenantNumber']);

/**
 * Says whose records are found by a list of keys, as one query of MongoDB looks at one collection: a tenant has more of them than a
 * person.
 */
export function noteTenants(documents: readonly DocumentType[], findings: Findings): void {
  const tables = new Map(documents.map(({ classes, tableName }) => [classes.document, tableName]));
  for (const { visible, tableName, place } of documents) {
    const listed = visible === undefined ? [] : listedFor(visible);
    if (listed.length === 0) continue;
    const targets = listed.map(({ target }) => tables.get(target) ?? target.name);
    const message = `Who sees rows of ${tableName} is asked by the keys of all rows of ${targets.join(' and ')} that the tenant has: the more there are, the longer it takes, and beyond some hundred thousand MongoDB refuses the query.`;
    findings.assume('tenant-by-list', place, message, 'A column of its own that names the tenant is asked at once.');
  }
}

/** The references by which the tenant of a record is found. */
function listedFor(condition: DocumentCondition): readonly Extract<DocumentCondition, { kind: 'refers' }>[] {
  switch (condition.kind) {
    case 'equal':
    case 'never':
      return [];
    case 'unless':
      return listedFor(condition.is);
    case 'all':
      return condition.of.flatMap(listedFor);
    case 'refers':
      return asksTenant(condition.is) ? [condition] : [];
  }
}

function asksTenant(condition: DocumentCondition): boolean {
  switch (condition.kind) {
    case 'equal':
      return TENANTS.has(condition.asked);
    case 'never':
      return false;
    case 'unless':
    case 'refers':
      return asksTenant(condition.is);
    case 'all':
      return condition.of.some(asksTenant);
  }
}
