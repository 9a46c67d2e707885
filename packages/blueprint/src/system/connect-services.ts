import type { ForeignKey } from '@backsmith/schema';
import { addAll, capitalize, type Diagnostic, placeOf, toCamelCase, toPascalCase } from '@backsmith/text';
import type { Blueprint } from '../model/blueprint.ts';
import type { Contract, ContractCall } from '../model/contract.ts';
import { jsonName } from '../model/field.ts';
import { keptRecords } from '../model/store.ts';
import type { StoredField } from '../model/stored.ts';
import type { CountQuestion, ExistenceQuestion, Neighbour } from '../model/neighbour.ts';
import type { Resource } from '../model/resource.ts';
import { Packages } from '../names/packages.ts';
import type { Options } from '../options.ts';
import { designAnswers, INTERNAL_PATHS, MISSING_RECORDS } from '../parts/answers.ts';
import { designContracts } from '../parts/contracts.ts';
import { designNeighbours, type NeighbourAddress } from '../parts/neighbours.ts';
import { withIdentity } from '../parts/security/service-identity.ts';
import type { CutKey } from '../services/service-cut.ts';
import { DeletionAnswers, type Deletions, type Kept } from './answer-deletions.ts';
import { answeredRecords, wordsFor } from './connect-answers.ts';
import { withEvents, type Followed } from './connect-events.ts';
import { withExamples } from './connect-examples.ts';
import {
  labelNames,
  labelObstacle,
  unnamedFinding,
  withLabels,
  type NamedReference,
  type Placed,
} from './connect-labels.ts';
import { designReferences, triedReferences, unaskedParts, withFirstAsked, type AskedOf } from './connect-references.ts';

/** A designed service with its name and what it was designed from. */
export type NamedService = NeighbourAddress & { readonly blueprint: Blueprint; readonly options: Options };

export type ConnectedServices = { readonly services: readonly Blueprint[]; readonly findings: readonly Diagnostic[] };

/** What the contract says of a call besides. */
type Agreed = Pick<ContractCall, 'key' | 'answeredBy'>;

/** What a service asks another one, and what it belongs to in its own. */
type Question = { readonly asks: string; readonly asked: string; readonly of: string } & Agreed &
  (
    | {
        readonly call: ExistenceQuestion;
        readonly fields: readonly { readonly name: string }[];
        readonly target: string;
        /** What answers may call it where they name it. */
        readonly names?: readonly [string, ...string[]];
      }
    /** With what others call the records that may be referred to. */
    | { readonly call: CountQuestion; readonly fields?: undefined; readonly records: string }
  );

/**
 * Lets services ask each other for what no database checks any more: whether a record another one keeps is there, and
 * whether records of others refer to one that is to be deleted, unless these follow by events. What cannot be asked is a finding.
 */
export function connectServices(
  services: readonly NamedService[],
  cuts: readonly CutKey[],
  deletions: Pick<Deletions, 'schema' | 'hasEvents'>,
): ConnectedServices {
  const answers = new DeletionAnswers({
    ...deletions,
    cuts,
    keptIn: (service, table) => keptIn(services, service, table),
  });
  const questions = new Map<string, Question>();
  const followed: Followed[] = [];
  const findings: Diagnostic[] = [];
  for (const cut of cuts) {
    const found = questionsOf(cut, services, answers);
    addAll(findings, found.findings);
    addAll(followed, found.followed);
    for (const one of found.questions) questions.set(JSON.stringify(one), one);
  }
  const all = [...questions.values()];
  const together = services.map((one) => withEvents(one.name, connected(one, services, all), followed));
  for (const service of services) addAll(findings, unaskedFindings(service, all));
  const references = all.flatMap((one) => (one.fields === undefined ? [] : [one]));
  return { services: withExamples(services, together, references), findings };
}

type Found = {
  readonly questions: readonly Question[];
  readonly followed: readonly Followed[];
  readonly findings: readonly Diagnostic[];
};

function questionsOf(cut: CutKey, services: readonly NamedService[], answers: DeletionAnswers): Found {
  const { key, from, to } = cut;
  const own = keptIn(services, from, key.table);
  const target = keptIn(services, to, key.refTable);
  const pairs = own && target && pairsOf(key, own, target);
  if (own === undefined || target === undefined || pairs === undefined) {
    const why = `${capitalize(from)} cannot ask ${to} for it by its address`;
    const unchecked = unasked(key, `${why}: the reference is neither checked nor named by expand.`);
    return { questions: [], followed: [], findings: [unchecked] };
  }
  const referring = referenceOf(cut, own, target, pairs);
  const asked = referring.questions;
  const { records } = wordsFor(target.resource);
  const { consequence, findings: answered } = answers.answerTo(cut);
  const findings = [...answered, ...referring.findings];
  if (consequence !== undefined) {
    const follows: Followed = {
      service: from,
      told: to,
      kind: target.resource.name,
      records,
      consequence,
    };
    return { questions: asked, followed: [follows], findings };
  }
  const count = countOf(own, pairs);
  if (count !== undefined) {
    const fields = pairs.map(({ part, field: { field: name } }) => ({
      parameter: part,
      field: own.resource.fields.find((one) => one.name === name),
    }));
    const counted = agreed(own.resource, fields, target.resource);
    const use: Question = {
      asks: to,
      asked: from,
      of: target.resource.name,
      call: count,
      records,
      ...counted,
    };
    return { questions: [...asked, use], followed: [], findings };
  }
  const text = `Records of ${key.refTable} are deleted without a look at ${key.table}, whose list is not filtered by it.`;
  return { questions: asked, followed: [], findings: [...findings, unasked(key, text)] };
}

/** Whether the record is there, as far as requests say which; and its label, where answers may name it. */
function referenceOf(
  { key, from, to }: CutKey,
  own: Placed,
  target: Placed,
  pairs: readonly Pair[],
): Pick<Found, 'questions' | 'findings'> {
  const fields = pairs.map(({ field }) => ({ name: field.field }));
  if (!fields.every(({ name }) => own.resource.fields.some((one) => one.name === name && one.inRequest))) {
    return { questions: [], findings: [unnamedFinding(key, 'requests do not say its key')] };
  }
  const call: ExistenceQuestion = {
    kind: 'exists',
    method: toCamelCase(`${target.resource.title} exists`),
    ...wordsFor(target.resource),
    parameters: pairs.map(({ part }) => part),
  };
  const obstacle = labelObstacle(
    own,
    target,
    fields.map(({ name }) => name),
  );
  const reference: Question = {
    asks: from,
    asked: to,
    of: own.resource.name,
    call,
    ...agreed(
      target.resource,
      pairs.map(({ part }, at) => ({ parameter: part, field: target.resource.identifier.parts[at] })),
      target.resource,
    ),
    fields,
    target: target.resource.name,
    ...(obstacle === undefined && { names: labelNames(key, target.resource) }),
  };
  return { questions: [reference], findings: obstacle === undefined ? [] : [unnamedFinding(key, obstacle)] };
}

type Named = Parameters<typeof jsonName>[0];

/** What both sides are held to: the values of a record by its fields, and of a key no record has. */
function agreed(
  answering: Resource,
  key: readonly { readonly parameter: string; readonly field: Named | undefined }[],
  { sample: { unknownKey } }: Resource,
): Agreed {
  const { sample, fields, identifier, classes } = answering;
  const isKnown = (name: string) =>
    identifier.parts.some((part) => jsonName(part) === name) ||
    (sample.fields.some(({ field }) => field === name) &&
      fields.some((field) => jsonName(field) === name && field.inResponse));
  const named = key.map(({ parameter, field }, at) => ({
    parameter,
    field: field === undefined ? '' : jsonName(field),
    unknown: unknownKey[at] ?? '',
  }));
  const isMade = sample.creatable && named.every(({ field }) => isKnown(field));
  return { key: named, answeredBy: { test: classes.test, isMade } };
}

/** A part of the target's key, as its address calls it, with the field that holds it here. */
type Pair = { readonly part: string; readonly field: StoredField };

/** How our fields name the other record; nothing where they do not say its whole key. */
function pairsOf(key: ForeignKey, own: Kept, target: Kept): readonly Pair[] | undefined {
  const { parts } = target.resource.identifier;
  const pairs = parts.flatMap((part): readonly Pair[] => {
    const referred = target.records.fields.find(({ field }) => field === part.name)?.column;
    const column = key.columns[key.refColumns.indexOf(referred ?? '')];
    const field = own.records.fields.find((one) => one.column === column);
    return field === undefined ? [] : [{ part: part.variable, field }];
  });
  return pairs.length === parts.length && pairs.length === key.columns.length ? pairs : undefined;
}

/** How the list of those that refer is asked for one key; nothing where it takes no such condition. */
function countOf(own: Kept, pairs: readonly Pair[]): CountQuestion | undefined {
  const { filters, path, titlePlural } = own.resource;
  const asked = pairs.flatMap(({ part, field: { field: name } }) => {
    const parameters = filters.flatMap((one) => one.parameters);
    const found = parameters.find((one) => (one.kind === 'among' || one.kind === 'equal') && one.name === name);
    return found === undefined ? [] : [{ part, name, query: found.json ?? name }];
  });
  if (asked.length < pairs.length) return undefined;
  return {
    kind: 'counts',
    method: `${toCamelCase(titlePlural)}By${asked.map(({ name }) => capitalize(name)).join('And')}`,
    address: `${path}?${asked.map(({ query, part }) => `${query}={${part}}`).join('&')}&size=1`,
    parameters: asked.map(({ part }) => part),
  };
}

function keptIn(services: readonly NamedService[], name: string, table: string): Placed | undefined {
  const blueprint = services.find((one) => one.name === name)?.blueprint;
  const records = blueprint && keptRecords(blueprint.store).find(({ tableName }) => tableName === table);
  const resource = blueprint?.resources.find((one) => one.name === records?.resource);
  if (blueprint === undefined || records === undefined || resource === undefined) return undefined;
  return { blueprint, resource, records, store: blueprint.store };
}

function unasked(key: ForeignKey, message: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'reference-not-checked',
    message: `${key.table} (${key.columns.join(', ')}) refers to ${key.refTable} in another service. ${message}`,
    consequence: 'Nothing keeps the two together.',
    hint: 'Plan both tables for one service where that matters.',
    ...placeOf(key),
  };
}

/** Says which parts of new records nobody is asked for. */
function unaskedFindings(
  { name, blueprint, options }: NamedService,
  questions: readonly Question[],
): readonly Diagnostic[] {
  const own = questions.filter(({ asks }) => asks === name);
  const packages = new Packages(options.packageName, options.layout);
  const found = unaskedParts(blueprint, (resource) => askedOf(resource, own, packages));
  return found.map(({ whole, role }) => ({
    severity: 'warning',
    code: 'reference-not-checked',
    message: `The ${role} written with a new ${whole.title} in ${name} refer to another service by its key, which is not made yet: the reference is not checked.`,
    consequence: 'Nothing keeps the two together.',
    hint: 'Plan the tables for one service where that matters.',
    line: 0,
    column: 0,
  }));
}

/** The service with all it asks: the part that asks, and what each kind of its records asks for. */
function connected(
  { name, blueprint, options }: NamedService,
  services: readonly NamedService[],
  questions: readonly Question[],
): Blueprint {
  const own = questions.filter(({ asks }) => asks === name);
  const contracts = contractsOf(name, questions);
  if (contracts.length === 0) return blueprint;
  const packages = new Packages(options.packageName, options.layout);
  const neighbours = services.flatMap((other) => {
    const asked = own.filter(({ asked }) => asked === other.name);
    return asked.length === 0 ? [] : [{ address: other, neighbour: neighbourOf(other.name, asked, packages) }];
  });
  const clients = neighbours.map(({ neighbour }) => neighbour);
  const labelled = withLabels(blueprint, packages, namedOf(own, packages));
  const contractsPart = designContracts(packages, name, contracts, clients);
  const askedFor = questions.flatMap((one) => (one.asked === name && one.fields !== undefined ? [one] : []));
  const promises = blueprint.parts.find((part) => part.name === 'promises')?.promises;
  const refers = questions.some(({ asked, fields }) => asked === name && fields === undefined);
  const answers = designAnswers(
    packages,
    answeredRecords(
      blueprint,
      new Set(askedFor.map(({ target }) => target)),
      new Set(askedFor.flatMap(({ target, names }) => (names === undefined ? [] : [target]))),
    ),
    options.features.swagger,
    promises && { promises, refers },
  );
  const isAsked = answers.records.length > 0 || (promises !== undefined && refers);
  const askedAt = promises === undefined && answers.labels === undefined ? answers.path : INTERNAL_PATHS;
  const parts = withIdentity(blueprint.parts, name, packages, isAsked ? askedAt : undefined);
  const answering = isAsked ? [answers, contractsPart] : [contractsPart];
  if (own.length === 0) return { ...blueprint, parts: [...parts, ...answering] };
  const asking = designReferences(blueprint, packages, (resource) => askedOf(resource, own, packages));
  const identity = parts.flatMap((one) => (one.name === 'limits' && one.services ? [one.services.identity] : []))[0];
  const tried = triedReferences(asking, blueprint.resources);
  const { labels, blueprint: expanded } = labelled;
  const part = designNeighbours(packages, neighbours, asking, tried, labels, !blueprint.isOpen, identity, promises);
  return {
    ...expanded,
    resources: expanded.resources.map((resource) => withFirstAsked(resource, asking)),
    parts: [...parts, part, ...answering],
    problems: { ...blueprint.problems, raised: [...new Set([...blueprint.problems.raised, ...part.problems])] },
  };
}

/** The references whose records others name for a service. */
function namedOf(own: readonly Question[], packages: Packages): readonly NamedReference[] {
  return own.flatMap((one) => {
    if (one.fields === undefined || one.names === undefined) return [];
    const { name, member, client } = neighbourOf(one.asked, own, packages);
    const { of, call, names } = one;
    return [
      { name, member, client, of, names, constant: call.constant, fields: one.fields.map((field) => field.name) },
    ];
  });
}

/** What a service asks for the records of one of its resources. */
function askedOf(resource: string, own: readonly Question[], packages: Packages): AskedOf {
  const of = own.filter((one) => one.of === resource);
  const whom = ({ asked }: Question) => {
    const { client, member } = neighbourOf(asked, own, packages);
    return { name: asked, client, member };
  };
  return {
    references: of.flatMap((one) =>
      one.fields === undefined
        ? []
        : [{ ...whom(one), constant: one.call.constant, fields: one.fields.map(({ name }) => name) }],
    ),
    uses: of.flatMap((one) =>
      one.fields === undefined ? [{ ...whom(one), method: one.call.method, records: one.records }] : [],
    ),
  };
}

/** What a service asks others and others ask it, by pairs of services. */
function contractsOf(service: string, questions: readonly Question[]): readonly Contract[] {
  const contracts = new Map<string, Contract>();
  for (const { asks, asked, call, key, answeredBy } of questions) {
    if (asks !== service && asked !== service) continue;
    const name = `${asks}-asks-${asked}`;
    const calls = contracts.get(name)?.calls ?? [];
    if (calls.some(({ method }) => method === call.method)) continue;
    const agreed: ContractCall = { ...agreedCall(call), key, answeredBy };
    contracts.set(name, { name, asks, asked, calls: [...calls, agreed] });
  }
  return [...contracts.values()];
}

function agreedCall(call: Question['call']): Omit<ContractCall, keyof Agreed> {
  const { kind, method } = call;
  if (call.kind === 'counts') return { kind, method, address: call.address };
  return { kind, method, address: MISSING_RECORDS, records: { word: call.records, constant: call.constant } };
}

function neighbourOf(name: string, questions: readonly Question[], packages: Packages): Neighbour {
  const calls = new Map(questions.map(({ call }) => [`${call.kind} ${call.method}`, call]));
  return {
    name,
    member: `${toCamelCase(name)}Client`,
    client: packages.neighbour(`${toPascalCase(name)}Client`),
    standIn: packages.neighbour(`${toPascalCase(name)}StandIn`),
    calls: [...calls.values()],
    ...(questions.some((one) => one.asked === name && one.fields !== undefined && one.names !== undefined) && {
      tellsLabels: true,
    }),
  };
}
