import { MESSAGES } from '@backsmith/contract';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { isSessionOver, sentenceOf } from '../../../shared/api/api-error.ts';
import { notify } from '../../../shared/lib/notify.ts';
import { useNavigation } from '../../../shared/navigation/navigation.ts';
import { useSessionStore } from '../../../shared/session/session-context.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { PasswordInput } from '../../../shared/ui/password-input.tsx';
import { deleteAccount } from '../api/account-calls.ts';

/** Asks for the password once more before an account goes. */
export function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const store = useSessionStore();
  const { go } = useNavigation();
  const form = useForm({ defaultValues: { password: '' } });
  const remove = useMutation({
    mutationFn: ({ password }: { readonly password: string }) => deleteAccount(password),
    onSuccess: () => {
      store.expire();
      notify({ tone: 'ok', title: MESSAGES.accountDeleted });
      void go('/');
    },
    onError: (error) => {
      if (isSessionOver(error)) return;
      form.setError('password', { message: sentenceOf(error, MESSAGES.accountDeleteFailed) });
    },
  });
  const send = form.handleSubmit((filled) => remove.mutate(filled));
  return (
    <Dialog
      title="Delete my account"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button tone="danger" busy={remove.isPending} busyLabel="Deleting..." onClick={() => void send()}>
            Delete for good
          </Button>
        </>
      }
    >
      <p className="text-fg-2">
        All projects, schemas and zips are deleted, and what was paid and not used is lost. This cannot be undone.
      </p>
      <form noValidate onSubmit={(event) => void send(event)}>
        <Field id="deletion-password" label="Password" error={form.formState.errors.password?.message}>
          {(wiring) => (
            <PasswordInput
              {...form.register('password', { required: 'Password is required' })}
              {...wiring}
              autoComplete="current-password"
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
