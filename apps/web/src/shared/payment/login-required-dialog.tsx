import { MESSAGES } from '@backsmith/contract';
import { payingTexts } from '../../content/paying.ts';
import { saidHere } from '../../language/said.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Paying needs an account. */
export function LoginRequiredDialog({ onClose }: { readonly onClose: () => void }) {
  const { title, cancel, login } = payingTexts.get();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <ButtonLink tone="ink" to="/login?redirect=/pricing">
            {login}
          </ButtonLink>
        </>
      }
    >
      <p className="text-fg-2">{saidHere(MESSAGES.authRequiredForPayment)}</p>
    </Dialog>
  );
}
