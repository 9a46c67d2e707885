import { columnMentions } from '@backsmith/schema';
import type { Index } from '@backsmith/schema';
import { columnDraft } from '../drafts/resource-draft.ts';
import type { SampleField, Sample, SampleValue } from '../model/sample.ts';
import { uniqueSets } from '../tables/unique-sets.ts';
import { chooseUnique } from './choose-unique.ts';
import {
  comesBackSame,
  danglingOf,
  isAskedFor,
  isClearable,
  isPlainValue,
  longestOf,
  otherKeyOf,
} from './expectations.ts';
import type { Obstacles } from './creatable.ts';
import { missingKey } from './missing-key.ts';
import { otherValue } from './other-value.ts';
import { sampleFilters } from './sample-filters.ts';
import { wrongValues } from './wrong-values.ts';
import { PRESENT } from '../tables/present-in-checks.ts';
import { mentionsColumn, readChecks } from '../tables/read-check.ts';
import { isDoubtful, isLeftOut, isReference, isSent, subjectsOf } from './sample-input.ts';
import type { SampleInput, Subject } from './sample-input.ts';
import { SampleRecords } from './sample-records.ts';
import type { ColumnReference } from './sample-references.ts';
import { sampleValue, uniqueDayLike, uniqueValue } from './sample-value.ts';
import { alternatives, satisfyChecks } from './satisfy-checks.ts';
import type { Candidate, CheckSubject } from './satisfy-checks.ts';

/** Why the resource's own columns keep tests from making a record, or nothing. */
export function ownObstacle(input: SampleInput): string | undefined {
  if (input.coveredBy !== undefined) return `rows of ${input.coveredBy} must cover its period`;
  const stuck = subjectsOf(input).find((subject) => subject.api.required && !isSent(subject, input));
  if (stuck !== undefined) return `no value is known that ${stuck.column.column.name} takes`;
  return choicesFor(input) === undefined ? 'no values were found that its checks allow' : undefined;
}

/** The references that may be absent, but not all at once: those the checks of the table ask for. */
export function askedReferences(input: SampleInput): ReadonlySet<string> {
  const choices = choicesFor(input) ?? new Map<string, Candidate>();
  return new Set([...choices].flatMap(([name, { kind }]) => (kind === 'reference' ? [name] : [])));
}

/** Designs what the generated test of a resource sends and expects. */
export function designSample(input: SampleInput, obstacles: Obstacles): Sample {
  const obstacle = obstacles.get(input.draft);
  const subjects = subjectsOf(input);
  const unique = chooseUnique(input, subjects);
  const choices = choicesFor(input) ?? new Map<string, Candidate>();
  const records = new SampleRecords();
  const fields = subjects.flatMap((subject): readonly SampleField[] => {
    const value = valueOf(subject, input, unique.columns, choices, records);
    return value === undefined ? [] : [{ field: subject.field, value }];
  });
  const sent = new Set(fields.map(({ field }) => field));
  const plain = subjects.filter((subject) => sent.has(subject.field) && isPlainValue(subject, input));
  const isFree = freedomIn(input);
  const free = plain.filter((subject) => isFree(subject) && !unique.columns.has(subject.column.column.name));
  const respelled = subjects.filter((one) => sent.has(one.field) && !comesBackSame(one)).map(({ field }) => field);
  const dangling = danglingOf(input, subjects);
  const otherKey = otherKeyOf(input, subjects);
  const same = new Set(fields.map(({ field }) => field).filter((field) => !respelled.includes(field)));
  const filters = sampleFilters(input, same);
  const document = free.find(({ shape, rules }) => shape.kind === 'json' && rules.length === 0)?.field;
  return {
    creatable: obstacle === undefined,
    ...(obstacle === undefined ? {} : { obstacle }),
    records: records.all(),
    fields,
    repeatable: unique.complete,
    respelled,
    changes: free.flatMap((subject) => {
      const value = otherValue(subject);
      return value === undefined ? [] : [{ field: subject.field, value }];
    }),
    further: furtherOf(subjects.filter(isFree), input, obstacles),
    clearable: free.filter(isClearable).map(({ field }) => field),
    requiredFields: subjects.filter(isAskedFor).map(({ field }) => field),
    wrong: subjects.flatMap(({ api }) => wrongValues(api)),
    longest: free.flatMap(longestOf),
    ...(document === undefined ? {} : { document }),
    ...(otherKey === undefined ? {} : { otherKey }),
    conflicts: uniqueSets(input.draft.table).some((set) => set.every((name) => sent.has(fieldOf(input, name)))),
    ...(dangling === undefined ? {} : { dangling }),
    ...(filters === undefined ? {} : { filters }),
    unknownKey: input.draft.key.columns.map((name) => missingKey(columnDraft(input.draft, name).type.shape)),
  };
}

function valueOf(
  subject: Subject,
  input: SampleInput,
  unique: ReadonlySet<string>,
  choices: ReadonlyMap<string, Candidate>,
  records: SampleRecords,
): SampleValue | undefined {
  const { name } = subject.column.column;
  const reference = input.references.get(name);
  if (reference !== undefined) {
    return referenceValue(reference, input, unique, records);
  }
  if (isLeftOut(subject, input) || isDoubtful(subject, input)) return undefined;
  if (unique.has(name)) return uniqueValue(subject) ?? sampleValue(subject);
  const own = sampleValue(subject);
  const choice = choices.get(name);
  if (choice === undefined || choice.kind === 'unknown') return own;
  return choice.kind === 'sent' ? choice.value : undefined;
}

/** A field of another record, made for it unless there is one. */
function referenceValue(
  { reference, column }: ColumnReference,
  input: SampleInput,
  unique: ReadonlySet<string>,
  records: SampleRecords,
): SampleValue {
  const { target, key } = reference;
  const given = [...(input.given.get(reference) ?? [])].flatMap(([theirs, own]): readonly SampleField[] => {
    const source = input.references.get(own);
    if (source === undefined) return [];
    return [{ field: columnDraft(target, theirs).json, value: referenceValue(source, input, unique, records) }];
  });
  const fresh = key.columns.some((name) => unique.has(name) || isCompared(name, input));
  const record = records.variable(reference, fresh, given);
  return { kind: 'reference', record, field: columnDraft(target, column).json };
}

/** The values the table's checks ask for besides the rules of single columns; nothing where none were found. */
function choicesFor(input: SampleInput): ReadonlyMap<string, Candidate> | undefined {
  const subjects = subjectsOf(input);
  const unique = chooseUnique(input, subjects).columns;
  const candidates = (subject: Subject): readonly Candidate[] => {
    if (isReference(subject, input)) return [{ kind: 'unknown' }];
    if (unique.has(subject.column.column.name)) return [uniqueCandidate(subject)];
    if (isLeftOut(subject, input)) return [{ kind: 'absent' }, { kind: 'reference' }];
    if (isDoubtful(subject, input)) return [{ kind: 'absent' }];
    const value = sampleValue(subject);
    const isOptional = !subject.api.required && subject.column.column.default === undefined;
    const others = alternatives(subject, isOptional);
    return value === undefined ? [{ kind: 'absent' }, ...others] : [{ kind: 'sent', value }, ...others];
  };
  return satisfyChecks(input.draft.table, [
    ...subjects.map((subject) => ({ draft: subject.column, candidates: candidates(subject) })),
    ...presentColumns(input, subjects),
  ]);
}

/** The columns no client writes that get the present time. */
function presentColumns({ draft }: SampleInput, subjects: readonly Subject[]): readonly CheckSubject[] {
  const value = { kind: 'text', value: PRESENT } as const;
  return draft.columns
    .filter((one) => one.column.default?.kind === 'now' && subjects.every(({ column }) => column !== one))
    .map((one) => ({ draft: one, candidates: [{ kind: 'sent', value }] }));
}

/** Of values that differ from sample to sample only days are known well enough to be compared. */
function uniqueCandidate(subject: Subject): Candidate {
  const isDay = uniqueValue(subject)?.kind === 'unique-time';
  return isDay
    ? { kind: 'sent', value: { kind: 'text', value: uniqueDayLike(subject.position) } }
    : { kind: 'unknown' };
}

/** Whether a check speaks about this reference and another, as one that wants them to differ does. */
function isCompared(column: string, { draft, references }: SampleInput): boolean {
  return readChecks(draft.table).some(
    ({ check }) =>
      mentionsColumn(check, column) &&
      [...references.keys()].some((other) => other !== column && mentionsColumn(check, other)),
  );
}

/** The references samples leave out, each to a new record, where nothing but the database asks what they lead to. */
function furtherOf(subjects: readonly Subject[], input: SampleInput, obstacles: Obstacles): Sample['further'] {
  const records = new SampleRecords();
  const fields = subjects.flatMap((subject): readonly SampleField[] => {
    const found = input.loose.get(subject.column.column.name);
    const isUsable = found !== undefined && isLeftOut(subject, input) && !isDoubtful(subject, input);
    if (!isUsable || obstacles.has(found.reference.target)) return [];
    const record = records.variable(found.reference, true);
    const { json } = columnDraft(found.reference.target, found.column);
    return [{ field: subject.field, value: { kind: 'reference', record, field: json } }];
  });
  return { records: records.all(), fields };
}

/** What says of a column that no rule is about it but those of its own values, which are all understood. */
function freedomIn(input: SampleInput): (subject: Subject) => boolean {
  const checks = readChecks(input.draft.table);
  return (subject) =>
    !checks.some(({ check }) => mentionsColumn(check, subject.column.column.name)) && !isChecked(subject, input);
}

/** Whether a rule nobody understood is about the column: another value may break it. */
function isChecked(subject: Subject, { draft: { table } }: SampleInput): boolean {
  const { name } = subject.column.column;
  const isRuled = table.checks.some(
    ({ rules, expression }) => rules.length === 0 && expression.toLowerCase().includes(name.toLowerCase()),
  );
  return isRuled || table.indexes.some((index) => index.excludes !== undefined && isComputedFrom(index, name));
}

function isComputedFrom({ parts }: Index, column: string): boolean {
  return parts.some(({ expression = '' }) => columnMentions(expression, column).length > 0);
}

function fieldOf(input: SampleInput, column: string): string {
  return input.draft.columns.find((draft) => draft.column.name === column)?.json ?? '';
}
