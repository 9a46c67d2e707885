import { useEffect, useRef } from 'react';
import { notify } from '../../shared/lib/notify.ts';
import { newProjectsMessage } from './model/activity.ts';

/** Tells when there are more projects than at the last load. */
export function useNewProjectsToast(total: number | undefined): void {
  const before = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (total === undefined) return;
    const message = newProjectsMessage(before.current, total);
    before.current = total;
    if (message !== null) notify({ tone: 'info', title: message });
  }, [total]);
}
