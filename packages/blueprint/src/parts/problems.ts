import type { Contribution } from '../model/contribution.ts';
import type { ProblemsPart } from '../model/part.ts';
import type { Problem, ProblemName, Problems } from '../model/problem.ts';
import type { Packages } from '../names/packages.ts';
import { NOTHING } from '../model/nothing.ts';

/** The status of each failure, and the class a handler knows it by. */
const KNOWN = {
  'not-found': { status: 'NOT_FOUND', className: 'NotFoundException' },
  'bad-request': { status: 'BAD_REQUEST', className: 'BadRequestException' },
  'unknown-reference': { status: 'UNPROCESSABLE_CONTENT', className: 'UnknownReferenceException' },
  'stale-version': { status: 'CONFLICT', className: 'StaleVersionException' },
  'in-use': { status: 'CONFLICT', className: 'InUseException' },
  'about-to-be-used': { status: 'CONFLICT', className: 'AboutToBeUsedException' },
  'neighbour-away': { status: 'SERVICE_UNAVAILABLE', className: 'NeighbourAwayException' },
  'neighbour-busy': { status: 'TOO_MANY_REQUESTS', className: 'NeighbourBusyException' },
  'neighbour-refusal': { status: 'FORBIDDEN', className: 'NeighbourRefusalException' },
} as const satisfies Record<ProblemName, { readonly status: string; readonly className: string }>;

/** The handler that answers every failure with a problem document. */
export function designProblemsPart(packages: Packages): ProblemsPart {
  return {
    ...NOTHING,
    name: 'problems',
    handler: packages.shared('exception', 'GlobalExceptionHandler'),
    server: packages.shared('exception', 'ServerProblems'),
  };
}

/**
 * Decides how each failure is told: by a class of ours where a handler answers it, by a status where none does.
 *
 * @param from all that brings failures along
 */
export function designProblems(from: readonly Contribution[], isHandled: boolean, packages: Packages): Problems {
  const problemOf = (name: ProblemName): Problem => {
    const { status, className } = KNOWN[name];
    return isHandled ? { status, thrown: packages.shared('exception', className) } : { status };
  };
  return {
    named: {
      'not-found': problemOf('not-found'),
      'bad-request': problemOf('bad-request'),
      'unknown-reference': problemOf('unknown-reference'),
      'stale-version': problemOf('stale-version'),
      'in-use': problemOf('in-use'),
      'about-to-be-used': problemOf('about-to-be-used'),
      'neighbour-away': problemOf('neighbour-away'),
      'neighbour-busy': problemOf('neighbour-busy'),
      'neighbour-refusal': problemOf('neighbour-refusal'),
    },
    raised: [...new Set(from.flatMap(({ problems }) => problems))],
    namesFields: isHandled,
  };
}
