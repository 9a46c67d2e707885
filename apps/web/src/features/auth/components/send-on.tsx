import { useEffect } from 'react';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { useGoOn } from '../after-sign-in.ts';

/** Sends those on who are signed in already. */
export function SendOn() {
  const goOn = useGoOn();
  useEffect(() => goOn(0));
  return <Waiting>Loading...</Waiting>;
}
