import type { Fault } from './fault.ts';

const REQUEST = { file: 'request' } as const;

/** Rules of requests that are gone, or off by one. */
export const FAULTS_OF_RULES: readonly Fault[] = [
  {
    ...REQUEST,
    name: 'the last text may be one character too long',
    from: '@Size(max = $most)',
    to: '@Size(max = $most + 1)',
    isLast: true,
  },
  { ...REQUEST, name: 'a text must be one character shorter', from: 'max = $most)', to: 'max = $most - 1)' },
  { ...REQUEST, name: 'a text may be too short', from: '@Size(min = $least, max', to: '@Size(max' },
  { ...REQUEST, name: 'a text of any form is taken', from: '@Pattern(regexp = "$$form")', to: '' },
  {
    ...REQUEST,
    name: 'a number that must be positive may be zero',
    from: '@Positive',
    to: '@jakarta.validation.constraints.PositiveOrZero',
  },
  { ...REQUEST, name: 'a number may be negative', from: '@PositiveOrZero', to: '' },
  { ...REQUEST, name: 'the largest number is one more', from: '@Max($most)', to: '@Max($most + 1)' },
  { ...REQUEST, name: 'the smallest number is one less', from: '@Min($least)', to: '@Min($least - 1)' },
  { ...REQUEST, name: 'a measure may be as large as somebody likes', from: '@DecimalMax("$$most")', to: '' },
  {
    ...REQUEST,
    name: 'a number may have more digits than its column',
    from: '@Digits(integer = $whole, fraction = $digits)',
    to: '',
  },
  { ...REQUEST, name: 'the last field that must be there may be absent', from: '@NotNull', to: '', isLast: true },
  { ...REQUEST, name: 'an end may lie before its beginning', from: '@Compared($$rule)', to: '' },
  {
    file: { shared: 'WebConfig' },
    name: 'texts are taken for numbers',
    from: '.disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)',
    to: '.enable(MapperFeature.ALLOW_COERCION_OF_SCALARS)',
  },
  {
    file: { shared: 'WebConfig' },
    name: 'fractions of whole numbers are cut off',
    from: '.disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)',
    to: '',
  },
  {
    file: { shared: 'KnownParameters' },
    name: 'conditions nobody knows are passed over',
    from: 'if (!known.contains(name)) {',
    to: 'if (false) {',
  },
];
