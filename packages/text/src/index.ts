export {
  capitalize,
  splitWords,
  toCamelCase,
  toConstantCase,
  toKebabCase,
  toPascalCase,
  toSnakeCase,
  toSpacedWords,
  uncapitalize,
} from './casing.ts';
export { compareText } from './compare-text.ts';
export { countOf } from './count-of.ts';
export {
  JAVA_FORBIDDEN_COMPONENT_NAMES,
  JAVA_FORBIDDEN_TYPE_NAMES,
  JAVA_KEYWORDS,
  JAVA_LANG_TYPES,
} from './data/java-words.ts';
export type { Diagnostic, Parsed, Severity } from './diagnostic.ts';
export { fieldsOf, isCode, isFields, type Fields } from './fields.ts';
export { groupFindings, othersText, type FindingGroup } from './group-findings.ts';
export { inflectionOf, type Inflection, type Language } from './inflection-elsewhere.ts';
export { isPlural, pluralize, pluralizeLast, singularize, singularizeLast } from './inflection.ts';
export { fitsJavaConstant } from './java-constant.ts';
export { isJavaIdentifier, isJavaPackageName, isJavaTypeName, isRecordComponentName } from './java-identifier.ts';
export { toJavaConstantName, toJavaMemberName, toJavaTypeName } from './java-name.ts';
export { keysOf } from './keys-of.ts';
export { NameScope } from './name-scope.ts';
export { languageOf } from './language.ts';
export { didYouMean, nearest } from './nearest.ts';
export type { NameScopeOptions } from './name-scope.ts';
export { mayBacktrackWithoutBound } from './pattern/backtracking.ts';
export { patternMatcher, type PatternMatcher } from './pattern/pattern-matcher.ts';
export { byPlace, isSamePlace, placeKey, placeOf, placeText } from './position.ts';
export type { Position } from './position.ts';
export { transliterate } from './transliterate.ts';
export { addAll, largestOf, smallestOf } from './unbounded.ts';
export { toExcerpt, toSingleLine, toVisibleText } from './well-formed.ts';
