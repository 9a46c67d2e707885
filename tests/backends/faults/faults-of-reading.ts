import { of, optional, type Fault } from './fault.ts';

const SPECS = { file: { shared: 'Specs' } } as const;
const FILTER = { file: 'filter', to: '' } as const;
const SORTING = { file: { shared: 'Sorting' } } as const;

/** What lists and answers say that is not so. */
export const FAULTS_OF_READING: readonly Fault[] = [
  {
    file: 'service',
    name: 'two values change places in answers',
    from: 'entity.get$One(), entity.get$Other(),',
    to: 'entity.get$Other(), entity.get$One(),',
  },
  {
    file: 'service',
    name: 'two values at the end change places in answers',
    from: 'entity.get$One(), entity.get$Other()',
    to: 'entity.get$Other(), entity.get$One()',
    isLast: true,
  },
  {
    file: 'service',
    name: 'a reference is never shown',
    from: 'entity.get$One() == null ? null : entity.get$One().get$Key()',
    to: 'null',
  },
  {
    file: 'service',
    name: 'a reference is shown in the place of another',
    from: 'entity.get$One().get$Key(), entity.get$Other().get$Key(),',
    to: 'entity.get$One().get$Key(), entity.get$One().get$Key(),',
  },
  {
    ...SPECS,
    name: 'the ends of a range change places',
    from: 'cb.between(value, from, to)',
    to: 'cb.between(value, to, from)',
  },
  {
    file: 'filter',
    name: 'the ends of one range change places',
    from: 'Specs.between($from, $to, "$path")',
    to: 'Specs.between($to, $from, "$path")',
    isLast: true,
  },
  { ...SPECS, name: 'a range lacks its lower end', from: 'cb.greaterThanOrEqualTo(', to: 'cb.greaterThan(' },
  { ...SPECS, name: 'a range lacks its upper end', from: 'cb.lessThanOrEqualTo(', to: 'cb.lessThan(' },
  { ...SPECS, name: 'a text is searched for as it is written', from: '.toLowerCase(Locale.ROOT)', to: '' },
  { ...SPECS, name: 'a percent sign finds everything', from: '.replace("%", "\\\\%")', to: '' },
  {
    ...SPECS,
    name: 'of several values the first counts',
    from: 'resolve(root, path).in(given)',
    to: 'cb.equal(resolve(root, path), given.get(0))',
  },
  { ...SPECS, name: 'what is there is taken for absent', from: 'wanted ? resolve', to: '!wanted ? resolve' },
  {
    ...FILTER,
    name: 'a condition on a number does nothing',
    from: 'Specs.among($field, "$path"),',
    about: of('Short', 'Integer', 'Long', 'BigDecimal'),
  },
  {
    ...FILTER,
    name: 'a condition on a flag does nothing',
    from: 'Specs.equal($field, "$path"),',
    about: of('Boolean'),
  },
  {
    ...FILTER,
    name: 'a condition on a part of a text does nothing',
    from: 'Specs.contains($name, "$field"),',
    about: of('String'),
    isLast: true,
  },
  { ...FILTER, name: 'a condition on a reference does nothing', from: 'Specs.among($name, "$path", "$key"),' },
  {
    ...FILTER,
    name: 'a condition on what is absent does nothing',
    from: 'Specs.isNull($name, "$field"),',
    about: optional('String', 'LocalDate', 'Integer', 'JsonNode'),
  },
  {
    ...FILTER,
    file: 'filter of a view',
    name: 'a condition on a view does nothing',
    from: 'Specs.contains($name, "$path"),',
  },
  { ...SORTING, name: 'records of the same value have no order', from: 'orders.add(Sort.Order.asc(path));', to: '' },
  {
    ...SORTING,
    name: 'every order ascends',
    from: 'order.withProperty(pathOf(order.getProperty()))',
    to: 'Sort.Order.asc(pathOf(order.getProperty()))',
  },
  {
    ...SORTING,
    name: 'every page is the first',
    from: 'PageRequest.of(pageable.getPageNumber(),',
    to: 'PageRequest.of(0,',
  },
  {
    file: 'service',
    name: 'a list cannot be sorted by one of its fields',
    from: '.fields("$first", "$second", "$third"',
    to: '.fields("$first", "$second"',
  },
  {
    file: 'service',
    name: 'a list is sorted by another reference',
    from: '.field("$one", "$path.$key") .field("$other", "$elsewhere.$name")',
    to: '.field("$one", "$elsewhere.$name").field("$other", "$path.$key")',
  },
  {
    file: { shared: 'PageArguments' },
    name: 'a page may be as large as somebody likes',
    from: 'Math.min(numberFrom(request, "size", 1, defaultSize), largestSize)',
    to: 'numberFrom(request, "size", 1, defaultSize)',
  },
  {
    file: { shared: 'PageResponse' },
    name: 'a page is taken for all there is',
    from: 'page.getTotalElements(),',
    to: 'page.getNumberOfElements(),',
  },
  {
    file: 'entity',
    name: 'what records refer to is read row by row',
    from: 'fetch = FetchType.LAZY',
    to: 'fetch = FetchType.EAGER',
  },
  {
    file: { shared: 'Expansions' },
    name: 'lists leave the labels out that they are asked for',
    from: 'read(expansion, name, keys).forEach(row -> labels.get(row[0]).put(name, text(row)));',
    to: '',
  },
  {
    file: 'service',
    name: 'a list below a record shows what is below others',
    from: 'Specification.allOf(filter.toSpecification(), Specs.equal($$parent));',
    to: 'filter.toSpecification();',
  },
  { file: 'entity', name: 'deleted records are listed', from: '@SQLRestriction("$$condition")', to: '' },
];
