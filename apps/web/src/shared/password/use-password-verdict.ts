import { passwordStrengthAnswer, PATHS } from '@backsmith/contract';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { ownVerdict, type PasswordVerdict } from './password-verdict.ts';

const AFTER_MS = 250;

/**
 * What the server would say of a password while it is typed, so that meter and refusal never differ. The page's own rules
 * answer at once; what passes them is asked of the server, which knows the lists of well-known passwords.
 */
export function usePasswordVerdict(password: string): PasswordVerdict {
  const [told, setTold] = useState<{ readonly of: string; readonly verdict: PasswordVerdict } | null>(null);
  const own = ownVerdict(password);
  const isWorthAsking = own.problem === null;
  useEffect(() => {
    if (!isWorthAsking) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      askServer(password, asking.signal).then(
        (verdict) => setTold({ of: password, verdict }),
        (cause: unknown) => asking.signal.aborted || console.info('The password is judged when it is sent.', cause),
      );
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [password, isWorthAsking]);
  return told?.of === password ? told.verdict : own;
}

async function askServer(password: string, signal: AbortSignal): Promise<PasswordVerdict> {
  const sending = { method: 'POST', json: { password }, signal } as const;
  return (await call(PATHS.passwordStrength, passwordStrengthAnswer, sending)).data;
}
