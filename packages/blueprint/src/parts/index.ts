import { keysOf } from '@backsmith/text';
import type { Part } from '../model/part.ts';
import type { Features } from '../options.ts';
import { designEvents } from './events/design-events.ts';
import { designOperations } from './operations.ts';
import type { PartsInput } from './parts-input.ts';
import { designProblemsPart } from './problems.ts';
import { designPromises } from './promises.ts';
import { designSecurity } from './security/design-security.ts';
import { designSwagger } from './swagger.ts';

/** What designs each feature that may be chosen by itself, in the order of their files; what guards a service is designed around these. */
const FEATURE_PARTS: Readonly<Record<Exclude<keyof Features, 'security'>, (input: PartsInput) => Part>> = {
  exceptionHandler: ({ packages }) => designProblemsPart(packages),
  swagger: ({ options: { projectName, features }, packages, resources, lists }) =>
    designSwagger(packages, projectName, resources, lists, features.security),
};

/** The migration of events, behind the schema, and behind the audit of a guarded service. */
const FIRST_OF_PARTS = 2;
const BEHIND_AUDIT = 3;

/** The parts of a service, in the order their files, variables and tests come in. */
export function designParts(input: PartsInput): readonly Part[] {
  const { options, packages, port, isOneOfSeveral, resources, store } = input;
  const { features } = options;
  const parts = [
    designOperations(packages, store.health, port, isOneOfSeveral),
    ...keysOf(FEATURE_PARTS)
      .filter((name) => features[name])
      .map((name) => FEATURE_PARTS[name](input)),
  ];
  const guarded = features.security
    ? [...parts, ...designSecurity({ ...input, store: store.guarded() }, parts)]
    : parts;
  const { events, makesPromises } = input;
  if (resources.length === 0) return guarded;
  const version = features.security ? BEHIND_AUDIT : FIRST_OF_PARTS;
  return [
    ...guarded,
    ...(events === undefined ? [] : [designEvents({ ...input, store: store.telling() }, events, version)]),
    ...(makesPromises === true ? [designPromises(input, events === undefined ? version : version + 1)] : []),
  ];
}
