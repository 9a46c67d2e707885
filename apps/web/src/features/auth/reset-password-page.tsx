import { checkPassword, done, MESSAGES, PATHS } from '@backsmith/contract';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { isNetworkError, sentenceOf } from '../../shared/api/api-error.ts';
import { notify } from '../../shared/lib/notify.ts';
import { NewPasswordField } from '../../shared/password/new-password-field.tsx';
import { usePasswordVerdict } from '../../shared/password/use-password-verdict.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Note } from '../../shared/ui/note.tsx';
import { PasswordInput } from '../../shared/ui/password-input.tsx';

type ResetForm = { readonly password: string; readonly repeated: string };

/** Where the mailed link leads, and signing in with a password somebody else chose: a new one under the rules of sign-up. */
export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const isFirst = search.has('first');
  const back = search.get('redirect');
  const navigate = useNavigate();
  const form = useForm<ResetForm>({ defaultValues: { password: '', repeated: '' } });
  const password = useWatch({ control: form.control, name: 'password' });
  const verdict = usePasswordVerdict(password);
  const [problem, setProblem] = useState<string | null>(token === '' ? MESSAGES.resetLinkInvalid : null);
  const { errors, isSubmitting } = form.formState;

  async function reset({ password: newPassword }: ResetForm): Promise<void> {
    try {
      const { message } = await call(PATHS.resetPassword, done, { method: 'POST', json: { token, newPassword } });
      notify({ tone: 'ok', title: message });
      await navigate(back === null ? '/login' : `/login?${new URLSearchParams({ redirect: back })}`, { replace: true });
    } catch (error) {
      setProblem(isNetworkError(error) ? MESSAGES.network : sentenceOf(error, MESSAGES.passwordFailed));
    }
  }

  return (
    <div className="grid w-full max-w-[360px] gap-5">
      <div className="grid gap-1">
        <h1 className="text-28">{isFirst ? 'Choose your own password' : 'Set a new password'}</h1>
        {isFirst && (
          <p className="text-fg-2">
            The one you signed in with was chosen for you, and works only for this step. Sign in with your own from now
            on.
          </p>
        )}
      </div>
      {problem !== null && (
        <Note tone="bad" role="alert">
          <p>{problem}</p>
        </Note>
      )}
      {token !== '' && (
        <form noValidate className="grid gap-4" onSubmit={(event) => void form.handleSubmit(reset)(event)}>
          <NewPasswordField
            {...form.register('password', { validate: (text) => checkPassword(text) ?? verdict.problem ?? undefined })}
            id="password"
            label="New password"
            password={password}
            verdict={verdict}
            error={errors.password?.message}
          />
          <Field id="repeated" label="Confirm new password" error={errors.repeated?.message}>
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
          <Button type="submit" tone="ink" size="lg" full busy={isSubmitting} busyLabel="Saving...">
            Save the password
          </Button>
        </form>
      )}
      <div>
        <ButtonLink to="/forgot-password">{isFirst ? 'Get a link by mail instead' : 'Ask for another link'}</ButtonLink>
      </div>
    </div>
  );
}
