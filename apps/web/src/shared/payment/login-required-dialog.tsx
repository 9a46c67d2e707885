import { MESSAGES } from '@backsmith/contract';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Paying needs an account. */
export function LoginRequiredDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title="Login Required"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <ButtonLink tone="ink" to="/login?redirect=/pricing">
            Login
          </ButtonLink>
        </>
      }
    >
      <p className="text-fg-2">{MESSAGES.authRequiredForPayment}</p>
    </Dialog>
  );
}
