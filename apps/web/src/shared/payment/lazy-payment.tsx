import { lazy, Suspense } from 'react';
import type { PaymentDialogProps } from './payment-dialog.tsx';

const Loaded = lazy(async () => ({ default: (await import('./payment-dialog.tsx')).PaymentDialog }));

/** The payment dialog; its code comes when it opens, so that pages which only might need it stay light. */
export function LazyPayment(props: PaymentDialogProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
