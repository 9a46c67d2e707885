import type { Part } from '../model/part.ts';
import { designOperations } from './operations.ts';
import type { PartsInput } from './parts-input.ts';
import { designProblemsPart } from './problems.ts';
import { designSecurity } from './security/design-security.ts';
import { designSwagger } from './swagger.ts';

/** The parts of a service, in the order their files, variables and tests come in. */
export function designParts(input: PartsInput): readonly Part[] {
  const { options, packages, port, resources, lists, store } = input;
  const { projectName, features } = options;
  const parts = [
    designOperations(packages, store.health, port),
    ...(features.exceptionHandler ? [designProblemsPart(packages)] : []),
    ...(features.swagger ? [designSwagger(packages, projectName, resources, lists, features.security)] : []),
  ];
  return features.security ? [...parts, ...designSecurity(input, parts)] : parts;
}
