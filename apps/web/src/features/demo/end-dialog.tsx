import { PRODUCT } from '@backsmith/contract';
import { useSession } from '../../shared/session/session-context.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';

type EndDialogProps = {
  /** Back to the page before. */
  readonly onCancel: () => void;
  /** Back to the video, which can be played again. */
  readonly onClose: () => void;
};

/** After the last picture: the way to a backend of one's own. */
export function EndDialog({ onCancel, onClose }: EndDialogProps) {
  const { isAuthenticated } = useSession();
  return (
    <Dialog
      title="Ready to build your own backend?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <ButtonLink
            tone="ember"
            to={isAuthenticated ? PRODUCT.chatPath : `/login?redirect=${encodeURIComponent(PRODUCT.chatPath)}`}
          >
            Generate My Backend Now
          </ButtonLink>
        </>
      }
    >
      <p className="text-fg-2">Bring a SQL file, or say in your own words what you want to keep.</p>
    </Dialog>
  );
}
