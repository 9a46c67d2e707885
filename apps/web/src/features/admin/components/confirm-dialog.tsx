import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';

type ConfirmDialogProps = {
  readonly title: string;
  readonly question: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks before something goes for good. */
export function ConfirmDialog({ title, question, busy, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="danger" busy={busy} busyLabel="Deleting..." onClick={onConfirm}>
            Delete
          </Button>
        </>
      }
    >
      <p>{question}</p>
    </Dialog>
  );
}
