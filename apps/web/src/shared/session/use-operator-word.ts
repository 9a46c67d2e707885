import { useSession } from './session-context.ts';

/** Why something is off, for whoever can switch it on: names of settings and programs are no help to others. */
export function useOperatorWord(reason: string | null): string {
  const { user } = useSession();
  return user?.role === 'admin' && reason !== null ? `${reason} ` : '';
}
