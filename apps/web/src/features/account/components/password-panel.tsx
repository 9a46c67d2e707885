import { checkPassword, MESSAGES } from '@backsmith/contract';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { isSessionOver, sentenceOf } from '../../../shared/api/api-error.ts';
import { notify } from '../../../shared/lib/notify.ts';
import { NewPasswordField } from '../../../shared/password/new-password-field.tsx';
import { usePasswordVerdict } from '../../../shared/password/use-password-verdict.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import { PasswordInput } from '../../../shared/ui/password-input.tsx';
import { changePassword } from '../api/account-calls.ts';

type PasswordForm = { readonly current: string; readonly password: string; readonly repeated: string };

const EMPTY: PasswordForm = { current: '', password: '', repeated: '' };

/** A new password, under the rules of sign-up. Other sessions end with it. */
export function PasswordPanel({ email }: { readonly email: string }) {
  const form = useForm<PasswordForm>({ defaultValues: EMPTY });
  const password = useWatch({ control: form.control, name: 'password' });
  const verdict = usePasswordVerdict(password);
  const change = useMutation({
    mutationFn: ({ current, password: chosen }: PasswordForm) =>
      changePassword({ currentPassword: current, newPassword: chosen }),
    onSuccess: () => {
      form.reset(EMPTY);
      notify({ tone: 'ok', title: MESSAGES.passwordChanged, detail: 'Your other sessions were ended.' });
    },
    onError: (error) => {
      if (!isSessionOver(error)) notify({ tone: 'bad', title: sentenceOf(error, MESSAGES.passwordFailed) });
    },
  });
  const { errors } = form.formState;
  return (
    <Panel aria-labelledby="password-title">
      <PanelHead id="password-title" title="Password" />
      <form
        noValidate
        className="grid gap-4 p-4"
        onSubmit={(event) => void form.handleSubmit((filled) => change.mutate(filled))(event)}
      >
        {/* Password managers tie the new password to this. */}
        <input
          type="email"
          className="sr-only"
          tabIndex={-1}
          aria-hidden
          readOnly
          autoComplete="username"
          value={email}
        />
        <Field id="current-password" label="Current password" error={errors.current?.message}>
          {(wiring) => (
            <PasswordInput
              {...form.register('current', { required: 'Password is required' })}
              {...wiring}
              autoComplete="current-password"
            />
          )}
        </Field>
        <NewPasswordField
          {...form.register('password', { validate: (text) => checkPassword(text) ?? verdict.problem ?? undefined })}
          id="new-password"
          label="New password"
          password={password}
          verdict={verdict}
          error={errors.password?.message}
        />
        <Field id="repeated-password" label="Confirm new password" error={errors.repeated?.message}>
          {(wiring) => (
            <PasswordInput
              {...form.register('repeated', {
                validate: (text, { password: chosen }) => text === chosen || 'Passwords do not match',
              })}
              {...wiring}
              autoComplete="new-password"
            />
          )}
        </Field>
        <div>
          <Button type="submit" tone="ink" busy={change.isPending} busyLabel="Changing...">
            Change password
          </Button>
        </div>
      </form>
    </Panel>
  );
}
