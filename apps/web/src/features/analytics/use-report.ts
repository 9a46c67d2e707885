import { MESSAGES } from '@backsmith/contract';
import { useMutation } from '@tanstack/react-query';
import { notify } from '../../shared/lib/notify.ts';
import { saveFile } from '../../shared/lib/save-file.ts';
import { reportFileName } from './report/report-file-name.ts';
import type { ReportFacts } from './report/report-facts.ts';

/** Writes the report in the browser and saves it; what writes it is loaded with the first one. Both ends are told in a toast. */
export function useReport() {
  return useMutation({
    mutationFn: async (facts: ReportFacts) => {
      const { writeReport } = await import('./report/write-report.ts');
      saveFile(await writeReport(facts), reportFileName(facts.range, facts.at));
    },
    networkMode: 'always',
    onSuccess: () => notify({ tone: 'ok', title: MESSAGES.reportSaved }),
    onError: (error) => {
      console.error('The report could not be written', error);
      notify({ tone: 'bad', title: MESSAGES.reportFailed });
    },
  });
}
