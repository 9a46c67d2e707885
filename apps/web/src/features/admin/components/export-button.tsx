import { type AdminExport, MESSAGES } from '@backsmith/contract';
import { useMutation } from '@tanstack/react-query';
import { isSessionOver } from '../../../shared/api/api-error.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Download } from '../../../shared/ui/tool-icons.ts';
import { saveList } from '../api/admin-calls.ts';
import type { BannerOutlet } from '../use-banner.ts';

/** Saves a list whole as CSV; the trail notes it. */
export function ExportButton({ list, outlet }: { readonly list: AdminExport; readonly outlet: BannerOutlet }) {
  const save = useMutation({
    mutationFn: () => saveList(list),
    onError: (error) => isSessionOver(error) || outlet.fail(MESSAGES.adminExportFailed, error),
  });
  return (
    <Button busy={save.isPending} busyLabel="Exporting..." onClick={() => save.mutate()}>
      <Icon of={Download} />
      Export CSV
    </Button>
  );
}
