import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { previewRequestOf, type FinishedSetup, type Setup } from '../model/setup.ts';
import type { Understood } from '../understanding/understood.ts';

const PreviewDialog = lazy(() => import('./preview-dialog.tsx'));

type PreviewButtonProps = {
  readonly setup: FinishedSetup;
  readonly present: Understood;
  readonly onChoices: (choices: Setup['choices']) => void;
};

/** Opens what a build would come to. */
export function PreviewButton({ setup, present, onChoices }: PreviewButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="lg" full aria-haspopup="dialog" onClick={() => setOpen(true)}>
        See files and roles
      </Button>
      {isOpen && (
        <Suspense>
          <PreviewDialog
            request={previewRequestOf(setup, present.text)}
            tables={present.source.tables}
            onChoices={onChoices}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
