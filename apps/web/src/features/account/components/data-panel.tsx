import { MESSAGES } from '@backsmith/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isSessionOver, sentenceOf } from '../../../shared/api/api-error.ts';
import { notify } from '../../../shared/lib/notify.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import { saveExport } from '../api/account-calls.ts';
import { DeleteDialog } from './delete-dialog.tsx';

/** A copy of one's own data, and the end of the account. */
export function DataPanel() {
  const [isLeaving, setLeaving] = useState(false);
  const save = useMutation({
    mutationFn: saveExport,
    onError: (error) => {
      if (!isSessionOver(error)) notify({ tone: 'bad', title: sentenceOf(error, MESSAGES.exportFailed) });
    },
  });
  return (
    <Panel aria-labelledby="data-title">
      <PanelHead id="data-title" title="Your data" />
      <div className="grid gap-4 p-4 text-13 text-fg-2">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-[44ch]">
            A copy of everything that is kept about you: profile, payments, and every project with its schema, as JSON.
          </p>
          <Button busy={save.isPending} busyLabel="Gathering..." onClick={() => save.mutate()}>
            Export my data
          </Button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <p className="max-w-[44ch]">
            Deleting the account takes all projects, schemas and zips with it. Records of payments are kept as the law
            asks for them.
          </p>
          <Button tone="danger" onClick={() => setLeaving(true)}>
            Delete my account
          </Button>
        </div>
      </div>
      {isLeaving && <DeleteDialog onClose={() => setLeaving(false)} />}
    </Panel>
  );
}
