import type { JavaEnum } from '../../model/java-enum.ts';
import type { AccountClasses, SecurityClasses } from '../../model/security.ts';
import type { Packages } from '../../names/packages.ts';

/**
 * The classes of tokens and rules. The description of the API knows its enumerations by their names alone.
 *
 * @param tokens what signs tokens is called
 */
export function securityClasses(packages: Packages, enums: readonly JavaEnum[], tokens: string): SecurityClasses {
  const named = (name: string) => packages.security(name);
  const taken = new Set(enums.map(({ className }) => className.name));
  return {
    role: named(['Role', 'AccountRole', 'SignInRole'].find((name) => !taken.has(name)) ?? 'RoleOfAccount'),
    accessRules: named('AccessRules'),
    properties: named('SecurityProperties'),
    configuration: named('SecurityConfig'),
    problems: named('SecurityProblems'),
    localSignIn: named('LocalSignIn'),
    ownIssuer: named('OwnIssuer'),
    keySetEndpoint: named('KeySetEndpoint'),
    accessTokens: named(tokens),
    trustedIssuer: named('TrustedIssuer'),
    issuerAway: named('IssuerAwayFilter'),
    calmKeys: named('CalmKeys'),
    verifiedTokens: named('VerifiedTokens'),
  };
}

/** The classes of people who sign in. */
export function accountClasses(packages: Packages): AccountClasses {
  const named = (name: string) => packages.security(name, 'account');
  return {
    account: named('Account'),
    // The audit listens to it.
    event: packages.security('AccountEvent', 'audit'),
    problem: named('AccountProblem'),
    secretToken: named('SecretToken'),
    accounts: named('Accounts'),
    liveSessions: packages.security('LiveSessions', 'session'),
    passwordRules: packages.security('PasswordRules', 'password'),
    sessionCheck: packages.security('SessionCheck', 'session'),
    refreshTokens: named('RefreshTokens'),
    oneTimeTokens: named('OneTimeTokens'),
    signIn: named('SignIn'),
    registration: named('Registration'),
    firstAdministrator: named('FirstAdministrator'),
    signInEndpoints: named('SignInEndpoints'),
    accountEndpoints: named('AccountEndpoints'),
    mail: packages.security('Mail', 'mail'),
  };
}
