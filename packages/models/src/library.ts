import type { DomainModel } from './domain-model.ts';
import { parseDomain } from './format/parse-domain.ts';
import { SOURCES } from './sources.ts';

let parsed: readonly DomainModel[] | undefined;

/** All domains of the library in the order of their names, read at the first use. */
export function domainModels(): readonly DomainModel[] {
  parsed ??= SOURCES.map((source) => parseDomain(source).value);
  return parsed;
}

/** The domain of this name, where there is one. */
export function domainModel(name: string): DomainModel | undefined {
  return domainModels().find((domain) => domain.name === name);
}

/** The file of a domain as it was written, for whoever wants to see how a model is put down. */
export function domainSource(name: string): string | undefined {
  return SOURCES.find((source) => source.startsWith(`domain ${name}:`));
}
