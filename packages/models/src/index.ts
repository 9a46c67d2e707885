export { CATEGORIES, type ModelCategory } from './categories.ts';
export { checkDomain, checkLibrary } from './check-library.ts';
export { isCommonColumn } from './common-columns.ts';
export type {
  DomainModel,
  ModelColumn,
  ModelFinding,
  ModelLink,
  ModelPack,
  ModelThing,
  ModelType,
} from './domain-model.ts';
export { parseDomain, type ParsedDomain } from './format/parse-domain.ts';
export { readHead, readThing } from './format/read-thing.ts';
export { usualType } from './format/usual-type.ts';
export { domainModel, domainModels, domainSource } from './library.ts';
export { findDomains, type DomainFound } from './recognise/find-domains.ts';
export { findFamily, type FamilyFound } from './recognise/find-family.ts';
export { phraseKey, phraseWords } from './recognise/phrase-key.ts';
export { nearestDomains, searchDomains } from './search.ts';
