import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

type PaymentErrorDialogProps = {
  readonly message: string;
  readonly onTryAgain: () => void;
  readonly onClose: () => void;
};

/** A payment did not go through: why, and what one can do. */
export function PaymentErrorDialog({ message, onTryAgain, onClose }: PaymentErrorDialogProps) {
  return (
    <Dialog
      title="Payment Error"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="ink" onClick={onTryAgain}>
            Try Again
          </Button>
        </>
      }
    >
      <p role="alert" className="text-fg-2">
        {message}
      </p>
    </Dialog>
  );
}
