import type { Fault } from './fault.ts';

const AUDIT = { file: { shared: 'EntityAudit' }, to: '' } as const;

/** Who may do what, and what is noted of it. */
export const FAULTS_OF_GUARDS: readonly Fault[] = [
  { ...AUDIT, name: 'new records are not noted', from: 'listeners.appendListeners(EventType.POST_INSERT, this);' },
  { ...AUDIT, name: 'changes are not noted', from: 'listeners.appendListeners(EventType.POST_UPDATE, this);' },
  { ...AUDIT, name: 'deletions are not noted', from: 'listeners.appendListeners(EventType.POST_DELETE, this);' },
  {
    file: { shared: 'AuditTrail' },
    name: 'what a record was before is not noted',
    from: '.param("before", text(before))',
    to: '.param("before", text(Map.of()))',
  },
  {
    file: { shared: 'AccessRules' },
    name: 'everybody may write to one resource',
    from: 'rule(Role.USER, Role.EDITOR, Role.ADMIN)',
    to: 'rule(Role.USER, Role.USER, Role.ADMIN)',
    isLast: true,
  },
  {
    file: { shared: 'AccessRules' },
    name: 'what is for administrators is for everybody',
    from: '"/auth/accounts", "/auth/accounts/**", "/auth/audit", "/actuator/**"',
    to: '"/auth/accounts", "/auth/accounts/**", "/actuator/**"',
  },
  {
    file: 'controller',
    name: 'everybody sees what was deleted',
    from: 'if (!call.isUserInRole("$role")) {',
    to: 'if (false) {',
  },
  {
    file: 'controller',
    name: 'everybody restores what was deleted',
    from: 'if (!call.isUserInRole("$role")) {',
    to: 'if (false) {',
    isLast: true,
  },
];
