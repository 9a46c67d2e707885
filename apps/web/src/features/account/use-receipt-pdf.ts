import { type Payment, PRODUCT } from '@backsmith/contract';
import { useMutation } from '@tanstack/react-query';
import { isSessionOver, sentenceOf } from '../../shared/api/api-error.ts';
import { notify } from '../../shared/lib/notify.ts';
import { saveFile } from '../../shared/lib/save-file.ts';
import { useSession } from '../../shared/session/session-context.ts';
import { fullNameOf } from '../../shared/session/session-user.ts';
import { projectName } from './api/account-calls.ts';

type Asked = { readonly payment: Payment; readonly number: string };

/** Writes the receipt of a payment in the browser and saves it; what writes it is loaded with the first one. */
export function useReceiptPdf() {
  const { user } = useSession();
  return useMutation({
    mutationFn: async ({ payment, number }: Asked) => {
      if (user === null) return;
      const { writeReceipt } = await import('./receipt/write-receipt.ts');
      const project = payment.projectId === null ? null : await projectName(payment.projectId);
      const person = { name: fullNameOf(user), email: user.email ?? '', company: user.company ?? null };
      saveFile(await writeReceipt({ payment, number, person, project }), `${PRODUCT.slug}-receipt-${number}.pdf`);
    },
    onError: (error) => {
      if (isSessionOver(error)) return;
      notify({ tone: 'bad', title: sentenceOf(error, 'The receipt could not be written. Please try again.') });
    },
  });
}
