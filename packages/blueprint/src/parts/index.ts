import type { Part } from '../model/part.ts';
import { designEvents } from './events/design-events.ts';
import { designOperations } from './operations.ts';
import type { PartsInput } from './parts-input.ts';
import { designProblemsPart } from './problems.ts';
import { designPromises } from './promises.ts';
import { designSecurity } from './security/design-security.ts';
import { designSwagger } from './swagger.ts';

/** The migration of events, behind the schema, and behind the audit of a guarded service. */
const FIRST_OF_PARTS = 2;
const BEHIND_AUDIT = 3;

/** The parts of a service, in the order their files, variables and tests come in. */
export function designParts(input: PartsInput): readonly Part[] {
  const { options, packages, port, isOneOfSeveral, resources, lists, store } = input;
  const { projectName, features } = options;
  const parts = [
    designOperations(packages, store.health, port, isOneOfSeveral),
    ...(features.exceptionHandler ? [designProblemsPart(packages)] : []),
    ...(features.swagger ? [designSwagger(packages, projectName, resources, lists, features.security)] : []),
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
