import type { ModelThing } from '@backsmith/models';
import { snakeName } from '../model/names.ts';
import { validateModel, type ValidatedModel } from '../model/validate-model.ts';
import type { Answered } from './read-answer.ts';

/** The model of an answer, checked and normalised as any other is: nothing of it becomes SQL but names, values and types. */
export function answeredModel({ things, assumptions }: Pick<Answered, 'things' | 'assumptions'>): ValidatedModel {
  return validateModel({ tables: things.map(tableOf), notes: assumptions });
}

function tableOf({ name, columns, links, uniques }: ModelThing): object {
  const roles = new Set(links.map(({ role }) => role));
  return {
    name,
    columns,
    links: links.map(({ role, target, ...link }) => ({ ...link, table: target, column: linkColumn(role) })),
    uniques: uniques.map((names) => names.map((one) => (roles.has(one) ? linkColumn(one) : one))),
  };
}

function linkColumn(role: string): string {
  return `${snakeName(role).replace(/_id$/u, '')}_id`;
}
