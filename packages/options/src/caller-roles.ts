/** What an account may do; each may also do what those before it may. */
export const ROLES = ['USER', 'EDITOR', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

/** Of several roles the one that may do most; nothing takes more than the first. */
export function highestOf(...roles: readonly Role[]): Role {
  return ROLES.findLast((role) => roles.includes(role)) ?? ROLES[0];
}

/** Whether a role may do what another may not. */
export function isAbove(role: Role, other: Role): boolean {
  return ROLES.indexOf(role) > ROLES.indexOf(other);
}
