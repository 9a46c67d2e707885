import { MESSAGES } from '@backsmith/contract';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { notify } from '../../shared/lib/notify.ts';
import { useFirstFocus } from '../../shared/lib/use-first-focus.ts';
import { useSession } from '../../shared/session/session-context.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { PasswordInput } from '../../shared/ui/password-input.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { useGoOn } from './after-sign-in.ts';
import { SendOn } from './components/send-on.tsx';
import { WhatWaits } from './components/what-waits.tsx';
import { explainLogin, wayToOwnPassword } from './explain.ts';
import { useAlreadyIn } from './use-already-in.ts';
import { useSessionError } from './use-session-error.ts';

const ON_AFTER_MS = 1000;

type LoginForm = { readonly email: string; readonly password: string; readonly remember: boolean };

export function LoginPage() {
  return useAlreadyIn() ? <SendOn /> : <LoginScreen />;
}

function LoginScreen() {
  const { store, isLoading, isAuthenticated } = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  const goOn = useGoOn();
  const form = useForm<LoginForm>({ defaultValues: { email: '', password: '', remember: false } });
  useSessionError();
  useFirstFocus('email');

  async function signIn(request: LoginForm): Promise<void> {
    let away: string | undefined;
    const isIn = await store.admit(
      (calls) => calls.login(request),
      (error) => {
        away = wayToOwnPassword(error, search);
        return away === undefined ? explainLogin(error) : null;
      },
    );
    if (away !== undefined) await navigate(away);
    if (!isIn) return;
    notify({ tone: 'ok', title: MESSAGES.loginSucceeded });
    goOn(ON_AFTER_MS);
  }

  return (
    <form className="grid w-full max-w-[360px] gap-4" onSubmit={(event) => void form.handleSubmit(signIn)(event)}>
      <div className="mb-1 grid gap-1">
        <h1 className="text-28">Sign in</h1>
        <p className="text-fg-2">
          New here?{' '}
          <Link className="link" to={`/register${search}`}>
            Create an account
          </Link>
        </p>
      </div>
      <WhatWaits>
        <ButtonLink full to={`/register${search}`}>
          New here? Create a free account
        </ButtonLink>
      </WhatWaits>
      <Field id="email" label="Email">
        {(wiring) => (
          <TextInput {...form.register('email')} {...wiring} type="email" autoComplete="username" required />
        )}
      </Field>
      <Field
        id="password"
        label="Password"
        aside={
          <Link className="link" to="/forgot-password">
            Forgot Password?
          </Link>
        }
      >
        {(wiring) => (
          <PasswordInput {...form.register('password')} {...wiring} autoComplete="current-password" required />
        )}
      </Field>
      <Checkbox {...form.register('remember')}>Remember me</Checkbox>
      <Button type="submit" tone="ink" size="lg" full busy={isLoading || isAuthenticated} busyLabel="Signing in...">
        Sign in
      </Button>
    </form>
  );
}
