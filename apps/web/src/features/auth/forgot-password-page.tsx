import { done, isEmail, LIMITS, MESSAGES, PATHS } from '@backsmith/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../shared/api/call.ts';
import { sentenceOf } from '../../shared/api/api-error.ts';
import { notify } from '../../shared/lib/notify.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Note } from '../../shared/ui/note.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';

type ForgotForm = { readonly email: string };

/** Asks for a link by mail. What it says is the same whether there is such an account or not. */
export function ForgotPasswordPage() {
  const form = useForm<ForgotForm>({ defaultValues: { email: '' } });
  const [answer, setAnswer] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;

  async function ask({ email }: ForgotForm): Promise<void> {
    try {
      const json = { email: email.trim() };
      setAnswer((await call(PATHS.forgotPassword, done, { method: 'POST', json })).message);
    } catch (error) {
      notify({ tone: 'bad', title: sentenceOf(error, MESSAGES.network) });
    }
  }

  return (
    <div className="grid w-full max-w-[360px] gap-5">
      <div className="grid gap-1">
        <h1 className="text-28">Reset your password</h1>
        <p className="text-fg-2">
          You get a link by email. It works once, for {LIMITS.resetLink.minutes} minutes. Your projects stay as they
          are.
        </p>
      </div>
      {answer === null ? (
        <form noValidate className="grid gap-4" onSubmit={(event) => void form.handleSubmit(ask)(event)}>
          <Field id="email" label="Email" error={errors.email?.message}>
            {(wiring) => (
              <TextInput
                {...form.register('email', {
                  validate: (text) => isEmail(text.trim()) || 'Please enter a valid email address',
                })}
                {...wiring}
                type="email"
                autoComplete="username"
              />
            )}
          </Field>
          <Button type="submit" tone="ink" size="lg" full busy={isSubmitting} busyLabel="Sending...">
            Send the link
          </Button>
        </form>
      ) : (
        <Note tone="ok" role="status">
          <p>{answer}</p>
        </Note>
      )}
      <div>
        <ButtonLink to="/login">Back to sign in</ButtonLink>
      </div>
    </div>
  );
}
