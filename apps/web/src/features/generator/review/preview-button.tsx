import { PRODUCT } from '@backsmith/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { previewRequestOf, type FinishedSetup, type Setup } from '../model/setup.ts';
import { sentText } from '../understanding/sent-text.ts';
import type { Understood } from '../understanding/understood.ts';

const loadDialog = () => import('./preview-dialog.tsx');
const PreviewDialog = lazy(loadDialog);

type PreviewButtonProps = {
  readonly setup: FinishedSetup;
  readonly present: Understood;
  /** Nobody is signed in: the files are worked out by the server, for accounts. */
  readonly isStranger: boolean;
  readonly onChoices: (choices: Setup['choices']) => void;
};

/** Opens what a build would come to. */
export function PreviewButton({ setup, present, isStranger, onChoices }: PreviewButtonProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // It is there when it is wanted, also where the network is lost meanwhile.
    if (!isStranger) loadDialog().catch(() => undefined);
  }, [isStranger]);
  return (
    <>
      <Button size="lg" full aria-haspopup="dialog" onClick={() => setOpen(true)}>
        See files and roles
      </Button>
      {isOpen && isStranger && <SignInToPreview onClose={() => setOpen(false)} />}
      {isOpen && !isStranger && (
        <Suspense>
          <PreviewDialog
            request={previewRequestOf(setup, sentText(present))}
            tables={present.source.tables}
            onChoices={onChoices}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const BACK = `?redirect=${encodeURIComponent(PRODUCT.chatPath)}`;

function SignInToPreview({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="What will be built" onClose={onClose}>
      <p className="text-fg-2">
        The server works out the files and what each column is for, and does so for accounts. Your schema stays in this
        browser until you build, and everything is here when you come back.
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink tone="ember" to={`/register${BACK}`}>
          Create an account
        </ButtonLink>
        <ButtonLink to={`/login${BACK}`}>Sign in</ButtonLink>
      </div>
    </Dialog>
  );
}
