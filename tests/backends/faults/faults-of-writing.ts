import { NUMBERS, of, optional, type Fault } from './fault.ts';

const SERVICE = { file: 'service', to: '' } as const;
const SET = 'entity.set$Field(request.$name());';
const NEVER_CHANGES = { file: 'entity', from: '@Column(name = "$column"$$rest) private $type $field' } as const;
const UPDATABLE = '@Column(updatable = false, name = "$column"$$rest) private $type $field';

/** What a client sends and the store does not get. */
export const FAULTS_OF_WRITING: readonly Fault[] = [
  { ...SERVICE, name: 'a text is never saved', from: SET, about: optional('String'), isLast: true },
  { ...SERVICE, name: 'a whole number is never saved', from: SET, about: optional('Short', 'Integer', 'Long') },
  { ...SERVICE, name: 'a measured number is never saved', from: SET, about: optional('Double', 'Float', 'BigDecimal') },
  { ...SERVICE, name: 'a day is never saved', from: SET, about: optional('LocalDate') },
  { ...SERVICE, name: 'a document is never saved', from: SET, about: optional('JsonNode') },
  {
    ...SERVICE,
    name: 'a flag keeps its default',
    from: 'if (request.$field() != null) { entity.set$Name(request.$field()); }',
    about: of('Boolean'),
  },
  {
    ...SERVICE,
    name: 'a reference that may be absent is never saved',
    from: 'entity.set$Name(unitOfWork.referenceOrCurrent($$type, $$current, request.$field(), $$fields));',
    about: (field) => field.nullable,
  },
  {
    file: 'service',
    name: 'a reference behind another is never saved',
    from:
      'entity.set$One(unitOfWork.referenceOrCurrent($$one)); ' +
      'entity.set$Name(unitOfWork.referenceOrCurrent($$type, $$current, request.$field(), $$fields));',
    to: 'entity.set$One(unitOfWork.referenceOrCurrent($$one));',
    about: (field) => field.nullable,
  },
  {
    file: 'service',
    name: 'two values change places when they are saved',
    from: 'entity.set$One(request.$one()); entity.set$Other(request.$other());',
    to: 'entity.set$One(request.$other()); entity.set$Other(request.$one());',
  },
  {
    file: 'service',
    name: 'two coordinates change places when they are saved',
    from: 'entity.set$Field(request.$one()); entity.set$Other(request.$other());',
    to: 'entity.set$Field(request.$other()); entity.set$Other(request.$one());',
    about: of('Double', 'Float'),
  },
  {
    file: 'service',
    name: 'a number loses its fraction',
    from: 'UnitOfWork.atScale(request.$field(), $digits)',
    to: 'new java.math.BigDecimal(request.$field().toBigInteger())',
  },
  { ...NEVER_CHANGES, name: 'changes of a text are dropped', to: UPDATABLE, about: of('String') },
  { ...NEVER_CHANGES, name: 'changes of a number are dropped', to: UPDATABLE, about: of(...NUMBERS) },
  { ...NEVER_CHANGES, name: 'changes of a flag are dropped', to: UPDATABLE, about: of('Boolean') },
  {
    ...NEVER_CHANGES,
    name: 'changes of a day or time are dropped',
    to: UPDATABLE,
    about: optional('LocalDate', 'LocalTime', 'OffsetDateTime'),
  },
  {
    ...SERVICE,
    name: 'records that are deleted stay',
    from: 'repository.delete(find($$key));',
  },
  {
    ...SERVICE,
    name: 'what comes with a new record is dropped',
    from: 'unitOfWork.each($$parts);',
  },
  {
    file: { shared: 'UnitOfWork' },
    name: 'of several parts of a new record one is written',
    from: 'items != null && i < items.size();',
    to: 'items != null && i < 1;',
  },
  {
    ...SERVICE,
    name: 'the key of a body may be another than that of the address',
    from: 'throw new BadRequestException("The key in the body is not the one in the address");',
  },
  {
    file: { shared: 'MergePatch' },
    name: 'a patch forgets what it does not name',
    from: 'merge(json.valueToTree(record), patch)',
    to: 'merge(json.createObjectNode(), patch)',
  },
  {
    file: { shared: 'MergePatch' },
    name: 'a patch of a document replaces it',
    from: 'target.get(name) instanceof ObjectNode current ? current : target.objectNode()',
    to: 'target.objectNode()',
  },
  {
    file: { shared: 'MergePatch' },
    name: 'a patch obeys no rule',
    from: 'if (!violations.isEmpty()) { throw',
    to: 'if (false) { throw',
  },
  {
    file: { shared: 'MergePatch' },
    name: 'a patch clears nothing that a request may leave out',
    from: '.filter(field -> field.getValue().isNull()) .map(Map.Entry::getKey)',
    to: '.filter(field -> false).map(Map.Entry::getKey)',
  },
  {
    file: 'rows',
    name: 'a value of a row is never saved',
    from: ', :$last)"',
    to: ', null)"',
  },
  {
    ...SERVICE,
    name: 'a link that is there cannot be added again',
    from: 'if (!repository.is$Link($$keys)) { unitOfWork',
    to: 'if (true) { unitOfWork',
  },
];
