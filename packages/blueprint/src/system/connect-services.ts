import type { ForeignKey } from '@backsmith/schema';
import { addAll, capitalize, type Diagnostic, placeOf, toCamelCase, toPascalCase } from '@backsmith/text';
import type { Blueprint } from '../model/blueprint.ts';
import type { Contract, ContractCall } from '../model/contract.ts';
import { jsonName } from '../model/field.ts';
import { entityOf, keptRecords, withNeighbours, type KeptRecords } from '../model/store.ts';
import type { StoredField } from '../model/stored.ts';
import type { Neighbour, NeighbourCall, NeighbourReference, NeighboursPart, NeighbourUse } from '../model/neighbour.ts';
import type { Resource } from '../model/resource.ts';
import { Packages } from '../names/packages.ts';
import type { Options } from '../options.ts';
import { designContracts } from '../parts/contracts.ts';
import { designNeighbours, type NeighbourAddress } from '../parts/neighbours.ts';
import type { CutKey } from '../services/service-cut.ts';
import { DeletionAnswers, type Deletions, type Kept } from './answer-deletions.ts';
import { withEvents, type Followed } from './connect-events.ts';
import { withExamples } from './connect-examples.ts';

/** A designed service with its name and what it was designed from. */
export type NamedService = NeighbourAddress & { readonly blueprint: Blueprint; readonly options: Options };

export type ConnectedServices = { readonly services: readonly Blueprint[]; readonly findings: readonly Diagnostic[] };

/** What the contract says of a call besides. */
type Agreed = Pick<ContractCall, 'key' | 'answeredBy'>;

/** What a service asks another one, and what it belongs to in its own. */
type Question = { readonly asks: string; readonly asked: string; readonly call: NeighbourCall } & Agreed &
  (
    | {
        readonly of: string;
        readonly fields: NeighbourReference['fields'];
        readonly isKey: boolean;
        readonly target: string;
      }
    | { readonly of: string; readonly fields?: undefined }
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
    return { questions: [], followed: [], findings: [unasked(key, `${why}: the reference is not checked.`)] };
  }
  const isWritten = pairs.every(({ field }) =>
    own.resource.fields.some((one) => one.name === field.field && one.inRequest),
  );
  const exists: NeighbourCall = {
    kind: 'exists',
    method: toCamelCase(`${target.resource.title} exists`),
    address: `${target.resource.path}${pairs.map(({ part }) => `/{${part}}`).join('')}`,
    parameters: pairs.map(({ part }) => part),
  };
  const reference: Question = {
    asks: from,
    asked: to,
    of: own.resource.name,
    call: exists,
    ...agreed(
      target.resource,
      pairs.map(({ part }, at) => ({ parameter: part, field: target.resource.identifier.parts[at] })),
      target.resource,
    ),
    fields: pairs.map(({ field }) => ({ name: field.field, read: field.read })),
    isKey: pairs.some(({ field }) => own.resource.identifier.parts.some(({ name }) => name === field.field)),
    target: target.resource.name,
  };
  const asked = isWritten ? [reference] : [];
  const { consequence, findings } = answers.answerTo(cut);
  if (consequence !== undefined) {
    const follows: Followed = { service: from, told: to, kind: target.resource.name, consequence };
    return { questions: asked, followed: [follows], findings };
  }
  const count = countOf(own, pairs);
  if (count !== undefined) {
    const fields = pairs.map(({ part, field: { field: name } }) => ({
      parameter: part,
      field: own.resource.fields.find((one) => one.name === name),
    }));
    const counted = agreed(own.resource, fields, target.resource);
    const use: Question = { asks: to, asked: from, of: target.resource.name, call: count, ...counted };
    return { questions: [...asked, use], followed: [], findings };
  }
  const text = `Records of ${key.refTable} are deleted without a look at ${key.table}, whose list is not filtered by it.`;
  return { questions: asked, followed: [], findings: [...findings, unasked(key, text)] };
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
function countOf(own: Kept, pairs: readonly Pair[]): NeighbourCall | undefined {
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

function keptIn(services: readonly NamedService[], name: string, table: string): Kept | undefined {
  const blueprint = services.find((one) => one.name === name)?.blueprint;
  const records = blueprint && keptRecords(blueprint.store).find(({ tableName }) => tableName === table);
  const resource = blueprint?.resources.find((one) => one.name === records?.resource);
  if (blueprint === undefined || records === undefined || resource === undefined) return undefined;
  const entity = entityOf(blueprint.store, table);
  return { resource, records, ...(entity === undefined ? {} : { entity }) };
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
  const contractsPart = designContracts(packages, name, contracts, clients);
  if (own.length === 0) return { ...blueprint, parts: [...blueprint.parts, contractsPart] };
  const store = withNeighbours(blueprint.store, ({ resource }) => {
    const of = own.filter((one) => one.of === resource);
    if (of.length === 0) return undefined;
    const asking = (one: Question): NeighbourUse => {
      const { client, member } = neighbourOf(one.asked, own, packages);
      return { name: one.asked, client, member, method: one.call.method };
    };
    const references = of.flatMap((one) =>
      one.fields === undefined ? [] : [{ ...asking(one), fields: one.fields, isKey: one.isKey }],
    );
    const uses = of.flatMap((one) => (one.fields === undefined ? [asking(one)] : []));
    return { references, uses };
  });
  const part = designNeighbours(
    packages,
    neighbours,
    tried(keptRecords(store), blueprint.resources),
    !blueprint.isOpen,
  );
  return {
    ...blueprint,
    store,
    parts: [...blueprint.parts, part, contractsPart],
    problems: { ...blueprint.problems, raised: [...new Set([...blueprint.problems.raised, ...part.problems])] },
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
    const agreed: ContractCall = { kind: call.kind, method: call.method, address: call.address, key, answeredBy };
    contracts.set(name, { name, asks, asked, calls: [...calls, agreed] });
  }
  return [...contracts.values()];
}

/** What tests can try: records whose sample says what they refer to. */
function tried(kept: readonly KeptRecords[], resources: readonly Resource[]): NeighboursPart['tried'] {
  const all = kept.flatMap(({ resource: name, neighbours }) => {
    const resource = resources.find((one) => one.name === name);
    return neighbours === undefined || resource?.sample.creatable !== true ? [] : [{ resource, ...neighbours }];
  });
  const says = ({ sample }: Resource, reference: NeighbourReference) =>
    reference.fields.every(({ name }) => sample.fields.some((one) => one.field === name));
  return {
    references: all
      .filter(({ resource, references }) => references.some((one) => says(resource, one)))
      .map(({ resource }) => ({ test: resource.classes.test, method: `refusesUnknownReferencesOf${resource.name}` })),
    uses: all
      .filter(({ uses }) => uses.length > 0)
      .map(({ resource }) => ({ test: resource.classes.test, method: `keeps${resource.name}InUse` })),
  };
}

function neighbourOf(name: string, questions: readonly Question[], packages: Packages): Neighbour {
  const calls = new Map(questions.map(({ call }) => [`${call.kind} ${call.method}`, call]));
  return {
    name,
    member: `${toCamelCase(name)}Client`,
    client: packages.neighbour(`${toPascalCase(name)}Client`),
    standIn: packages.neighbour(`${toPascalCase(name)}StandIn`),
    calls: [...calls.values()],
  };
}
