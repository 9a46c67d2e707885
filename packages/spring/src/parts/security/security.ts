import type { SecurityPart } from '@backsmith/blueprint';
import { markdownText } from '@backsmith/render';
import { MAIN, TEST } from '../../java/types.ts';
import type { PartRenderer } from '../part-renderer.ts';
import { accessRules, roleEnum } from './access.ts';
import { accessTest } from './access-test.ts';
import { securityConfig, securityProblems, securityProperties } from './configuration.ts';
import { accessTokens, keySetEndpoint, localSignIn, ownIssuer } from './issuer.ts';
import { describedRoles } from './described-roles.ts';
import { securitySection } from './readme.ts';
import { caller } from './record-rules.ts';
import { recordRulesTest } from './record-rules-test.ts';
import { testCaller } from './test-caller.ts';
import { testIssuer } from './test-issuer.ts';
import { tokenTest } from './token-test.ts';
import { calmKeys, calmKeysTest } from './calm-keys.ts';
import { issuerAway, trustedIssuer } from './trusted-issuer.ts';
import { verifiedTokens, verifiedTokensTest } from './verified-tokens.ts';

const RULES = [roleEnum, accessRules, securityProperties, securityConfig, securityProblems, verifiedTokens];
const ISSUER = [localSignIn, ownIssuer, keySetEndpoint, accessTokens];
const TRUST = [trustedIssuer, issuerAway, calmKeys];

/** Tokens, who issues them, and who may make which call. */
export const security: PartRenderer<SecurityPart> = {
  files: (part, blueprint, files, kept) => {
    const { issuedBy, records } = part;
    const classes = [...RULES, ...(issuedBy === undefined ? ISSUER : TRUST)];
    for (const write of classes) files.addJava(MAIN, write(part, blueprint));
    if (issuedBy !== undefined) for (const write of [testIssuer, calmKeysTest]) files.addJava(TEST, write(part));
    if (part.describedRoles !== undefined) files.addJava(MAIN, describedRoles(part.describedRoles, part));
    files.addJava(TEST, testCaller(part, kept));
    files.addJava(TEST, accessTest(part, blueprint));
    files.addJava(TEST, tokenTest(part, blueprint));
    files.addJava(TEST, verifiedTokensTest(part));
    if (records !== undefined) {
      if (records.all.length > 0) files.addJava(MAIN, kept.recordRules(records));
      files.addJava(MAIN, caller(records, part));
      files.addJava(TEST, recordRulesTest(records, part, blueprint));
    }
  },
  errorNote: markdownText`; 401 without a valid token, 403 without the right, 429 for too many calls`,
  sections: (part) => securitySection(part),
};
