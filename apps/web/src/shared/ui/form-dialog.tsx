import type { BaseSyntheticEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type FormDialogProps = {
  readonly title: string;
  /** What is wrong with the whole of it. */
  readonly problem?: string | undefined;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onSend: (event?: BaseSyntheticEvent) => Promise<void>;
  readonly children: ReactNode;
};

/** A dialog with fields to be filled in and saved, by its button or by the return key. */
export function FormDialog({ title, problem, busy, onClose, onSend, children }: FormDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="ink" busy={busy} busyLabel="Saving..." onClick={() => void onSend()}>
            Save
          </Button>
        </>
      }
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void onSend(event)}>
        {problem !== undefined && (
          <p role="alert" className="text-13 text-bad">
            {problem}
          </p>
        )}
        {children}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Dialog>
  );
}
