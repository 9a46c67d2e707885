import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { openTextStore } from '../../shared/lib/text-store.ts';
import { paymentStatus } from '../../shared/payment/payment-calls.ts';
import { clearPaymentState, readPaymentState, storePaymentState } from '../../shared/payment/payment-state.ts';
import { dueOf } from './model/due.ts';
import { isFree, refusalOf } from './model/gate.ts';
import { planBadgeOf } from './model/plan-badge.ts';
import type { Run } from './model/run.ts';
import type { Setup } from './model/setup.ts';

const AFTER_PAYMENT_MS = 1000;
const AFTER_EXEMPT_RUN_MS = 2000;
const KEY = ['payment-status'] as const;

const store = openTextStore();

/**
 * Whether this person may generate: asked of the server, remembered in the browser while this page is open.
 *
 * @param owner null: nobody is signed in, of whom nothing is known
 * @param draft what this browser calls what is to be built
 */
export function usePaymentGate(owner: string | null, run: Run, draft: string) {
  const userId = owner ?? '';
  const queries = useQueryClient();
  const { data: status, isError } = useQuery({
    queryKey: [...KEY, userId],
    queryFn: ({ signal }) => paymentStatus(signal),
    enabled: owner !== null,
  });
  const free = isFree(status);
  const reason = status?.exemptionReason ?? undefined;
  const checkAgain = useCallback(() => queries.invalidateQueries({ queryKey: KEY }), [queries]);
  /** Forgets the browser's copy and asks the server again. */
  const forget = useCallback(() => {
    clearPaymentState(store);
    void checkAgain();
  }, [checkAgain]);

  useEffect(() => {
    if (!free) return;
    storePaymentState(store, {
      paymentStatus: 'exempt',
      userId,
      ...(reason !== undefined && { exemptionReason: reason }),
    });
  }, [free, reason, userId]);

  useEffect(() => {
    const clear = () => clearPaymentState(store);
    addEventListener('pagehide', clear);
    return () => {
      removeEventListener('pagehide', clear);
      clear();
    };
  }, []);

  useEffect(() => {
    // A run that failed gave back what it had taken.
    if (run.at === 'failed') void checkAgain();
    if (run.at !== 'completed') return;
    clearPaymentState(store);
    const timer = setTimeout(() => void checkAgain(), free ? AFTER_EXEMPT_RUN_MS : 0);
    return () => clearTimeout(timer);
  }, [run.at, free, checkAgain]);

  return {
    draft,
    /** The server has told, or cannot: then it decides when it is asked to build. */
    isKnown: status !== undefined || isError,
    /** Asks the server again: somebody may have freed this account, or paid in another window. */
    checkAgain: () => void checkAgain(),
    forget,
    afterPayment: () => void setTimeout(() => void checkAgain(), AFTER_PAYMENT_MS),
    dueFor: (features: Setup['features']) => dueOf(status, features, draft),
    badgeFor: (features: Setup['features']) => planBadgeOf(status, features),
    refusalFor: (features: Setup['features']) => refusalOf(status, hasStored(userId), features),
  };
}

/** The rule of the spec: exempt, or completed with a plan. */
function hasStored(userId: string): boolean {
  const stored = readPaymentState(store, userId);
  if (stored === null) return false;
  return stored.paymentStatus === 'exempt' || stored.selectedPlan !== undefined;
}

export type PaymentGate = ReturnType<typeof usePaymentGate>;
