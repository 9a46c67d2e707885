import {
  capitalize,
  NameScope,
  pluralizeLast,
  singularizeLast,
  splitWords,
  toCamelCase,
  toKebabCase,
  toPascalCase,
  uncapitalize,
} from '@backsmith/text';
import type { ForeignKey } from '@backsmith/schema';
import type { DatabasePlan } from '../databases/database-plan.ts';
import { columnDraft, keyDrafts } from '../drafts/entity-draft.ts';
import type { EntityDraft } from '../drafts/entity-draft.ts';
import type { JoinColumnMapping } from '../model/column.ts';
import type { ToManyAttribute } from '../model/attribute.ts';
import type { Link } from '../model/entity.ts';
import { classType } from '../model/java.ts';
import { memberNamed } from '../names/member-names.ts';
import { roleWords } from '../names/association-name.ts';
import type { JoinTable } from '../tables/join-table.ts';
import { callScope } from './call-scope.ts';
import { tableMapping } from './table-mapping.ts';

/** A relation through a join table, as the owner sees it. */
export type PlannedLink = {
  readonly attribute: ToManyAttribute;
  readonly link: Omit<Link, 'target'> & { readonly target: Omit<Link['target'], 'creatable'> };
  readonly draft: EntityDraft;
  /** A check of the join table decides which records go together. */
  readonly isChecked: boolean;
};

/**
 * Plans the many-to-many relations an entity owns.
 *
 * @param joins the join tables it owns, each with the entity on the other side
 * @param scope the names of its attributes so far
 */
export function planLinks(
  owner: EntityDraft,
  joins: readonly { readonly join: JoinTable; readonly target: EntityDraft }[],
  scope: NameScope,
  database: DatabasePlan,
): readonly PlannedLink[] {
  const segments = new NameScope({ ignoreCase: true });
  return joins.map(({ join, target }) => {
    const role = roleOf(join.inverse, target);
    const fallback = toCamelCase(pluralizeLast(target.names.className));
    const name = scope.take(toCamelCase(pluralizeLast(role)), fallback, `${fallback}Entities`);
    const member = memberNamed(name);
    const attribute: ToManyAttribute = {
      kind: 'many-to-many',
      ...member,
      target: classType(target.classes.entity),
      table: tableMapping(join.table, database),
      columns: joinColumns(join.owner, owner, database),
      inverseColumns: joinColumns(join.inverse, target, database),
    };
    const words = splitWords(name).join('_');
    const link = {
      segment: segments.take(toKebabCase(words)),
      plural: capitalize(name),
      singular: singularName(words, name),
      attribute: name,
      getter: member.getter,
      target: linkTarget(owner, target, singularName(words, name)),
    };
    return { attribute, link, draft: target, isChecked: join.table.checks.length > 0 };
  });
}

/** What the other side is to the owner, in snake case: by the column that refers to it, unless that says nothing. */
function roleOf(key: ForeignKey, target: EntityDraft): string {
  const words = key.columns.length === 1 ? roleWords(key.columns[0] ?? '', key.refColumns[0] ?? '') : [];
  const role = words.join('_');
  return role === '' || /^\d/u.test(role) ? splitWords(target.names.className).join('_') : role;
}

function singularName(words: string, plural: string): string {
  const singular = toPascalCase(singularizeLast(words));
  return singular === capitalize(plural) ? `${singular}Entry` : singular;
}

function joinColumns(key: ForeignKey, target: EntityDraft, database: DatabasePlan): readonly JoinColumnMapping[] {
  return target.key.columns.map((referenced) => ({
    name: database.storedName(key.columns[key.refColumns.indexOf(referenced)] ?? ''),
    referenced: database.storedName(referenced),
  }));
}

function linkTarget(owner: EntityDraft, target: EntityDraft, singular: string): Omit<Link['target'], 'creatable'> {
  const variables = callScope();
  for (const { field } of keyDrafts(owner)) variables.take(field);
  const { entity, service, response, listed, test } = target.classes;
  return {
    entity,
    service,
    listed,
    hasSummary: listed !== response,
    test,
    title: target.names.title,
    path: target.path,
    idType: target.idType,
    parts: target.key.columns.map((name) => {
      const { field, type } = columnDraft(target, name);
      const repeats = splitWords(field)[0] === splitWords(singular)[0];
      return {
        name: field,
        variable: variables.take(
          repeats ? field : uncapitalize(singular) + capitalize(field),
          `other${capitalize(field)}`,
        ),
        type: type.java,
      };
    }),
  };
}
