import { createPublicKey } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADMINISTRATOR, guardSettings, signIn, signingKey, WITHOUT_LIMITS } from '@backsmith/prover';

/** What the two programs are told where callers need a token, and where one is had. */
export type Guard = {
  readonly floor: Readonly<Record<string, string>>;
  readonly generated: Readonly<Record<string, string>>;
  /** Signs in at the generated backend; both accept the token, as they hold the same key. */
  token(generatedUrl: string): Promise<string>;
};

/** Makes a key for both programs; what they read of it lies in the folder. */
export function guardOf(scratch: string): Guard {
  const key = signingKey();
  const publicKey = join(scratch, 'public-key.pem');
  writeFileSync(publicKey, createPublicKey(key).export({ type: 'spki', format: 'pem' }));
  return {
    floor: {
      SPRING_SECURITY_OAUTH2_RESOURCESERVER_JWT_PUBLICKEYLOCATION: `file:${publicKey}`,
      SPRING_SECURITY_OAUTH2_RESOURCESERVER_JWT_AUDIENCES: 'shop',
    },
    generated: {
      ...guardSettings(join(scratch, 'mails'), key),
      ...WITHOUT_LIMITS,
      APP_SECURITY_ACCESSTOKENLIFETIME: '1d',
    },
    token: async (generatedUrl) => (await signIn(generatedUrl, ADMINISTRATOR)).accessToken,
  };
}
