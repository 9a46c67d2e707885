import type { Architecture, OptionName, ValueOf } from './options.ts';

/** What is built, and not for every architecture yet. */
type Missing = { readonly [Name in OptionName]?: readonly ValueOf<Name>[] };

const MISSING = {
  monolithic: { events: ['rabbitmq'] },
  microservice: {},
} as const satisfies Record<Architecture, Missing>;

/** Whether a value of an option can be had with this architecture; true for values that cannot be had at all. */
export function isBuiltFor<Name extends OptionName>(
  architecture: Architecture,
  name: Name,
  value: ValueOf<Name>,
): boolean {
  const missing: readonly unknown[] | undefined = missingFor(architecture)?.[name];
  return missing?.includes(value) !== true;
}

/** Undefined for an architecture that no type lets through. */
function missingFor(architecture: Architecture): Missing | undefined {
  return Object.hasOwn(MISSING, architecture) ? MISSING[architecture] : undefined;
}
