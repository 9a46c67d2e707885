import { PATHS, paymentHistoryAnswer } from '@backsmith/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { latestKey } from '../../../shared/project/latest-version.ts';

/** The number of the receipt of what a project was paid with; undefined where nothing was. */
export function useReceipt(projectId: string): string | undefined {
  const { data } = useQuery({
    queryKey: latestKey(projectId, 'receipt'),
    queryFn: async () => {
      const { payments } = (await call(PATHS.paymentHistory, paymentHistoryAnswer)).data;
      return payments.find((payment) => payment.projectId === projectId)?.receiptNumber ?? null;
    },
  });
  return data ?? undefined;
}
