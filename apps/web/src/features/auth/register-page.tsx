import { checkSignUp, JOB_TITLES, PRODUCT, type RegisterRequest } from '@backsmith/contract';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import { JOB_TITLE_NAMES } from '../../content/job-titles.ts';
import { notify } from '../../shared/lib/notify.ts';
import { NewPasswordField } from '../../shared/password/new-password-field.tsx';
import type { PasswordVerdict } from '../../shared/password/password-verdict.ts';
import { useFirstFocus } from '../../shared/lib/use-first-focus.ts';
import { usePasswordVerdict } from '../../shared/password/use-password-verdict.ts';
import { useSession } from '../../shared/session/session-context.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { PasswordInput } from '../../shared/ui/password-input.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { useGoOn } from './after-sign-in.ts';
import { SendOn } from './components/send-on.tsx';
import { WhatWaits } from './components/what-waits.tsx';
import { explainRegistration } from './explain.ts';
import { EMPTY_REGISTRATION, type RegistrationForm, registrationRequestOf } from './registration.ts';
import { useAlreadyIn } from './use-already-in.ts';
import { useSessionError } from './use-session-error.ts';

const ON_AFTER_MS = 1500;

export function RegisterPage() {
  return useAlreadyIn() ? <SendOn /> : <RegisterScreen />;
}

function RegisterScreen() {
  const { store, isLoading, isAuthenticated } = useSession();
  const { search } = useLocation();
  const goOn = useGoOn();
  const form = useForm<RegistrationForm>({ defaultValues: EMPTY_REGISTRATION });
  const password = useWatch({ control: form.control, name: 'password' });
  const verdict = usePasswordVerdict(password);
  const { errors } = form.formState;
  useSessionError();
  useFirstFocus('first-name');

  async function signUp(filled: RegistrationForm): Promise<void> {
    const problem = checkSignUp(filled) ?? refusedPassword(verdict);
    if (problem) {
      notify({ tone: 'bad', title: problem.message });
      form.setError(problem.field, { message: problem.message }, { shouldFocus: true });
      return;
    }
    await create(registrationRequestOf(filled));
  }

  async function create(request: RegisterRequest): Promise<void> {
    if (!(await store.admit((calls) => calls.register(request), explainRegistration))) return;
    notify({ tone: 'ok', title: `Account created successfully! Welcome to ${PRODUCT.name}` });
    goOn(ON_AFTER_MS);
  }

  return (
    <form
      noValidate
      className="grid w-full max-w-[420px] gap-4"
      onSubmit={(event) => void form.handleSubmit(signUp)(event)}
    >
      <div className="mb-1 grid gap-1">
        <h1 className="text-28">Create an account</h1>
        <p className="text-fg-2">
          Have one already?{' '}
          <Link className="link" to={`/login${search}`}>
            Sign in
          </Link>
        </p>
      </div>
      <WhatWaits />
      <div className="grid gap-4 xs:grid-cols-2">
        <Field id="first-name" label="First name" error={errors.firstName?.message}>
          {(wiring) => <TextInput {...form.register('firstName')} {...wiring} autoComplete="given-name" />}
        </Field>
        <Field id="last-name" label="Last name" error={errors.lastName?.message}>
          {(wiring) => <TextInput {...form.register('lastName')} {...wiring} autoComplete="family-name" />}
        </Field>
      </div>
      <Field id="email" label="Email" error={errors.email?.message}>
        {(wiring) => <TextInput {...form.register('email')} {...wiring} type="email" autoComplete="email" />}
      </Field>
      <div className="grid gap-4 xs:grid-cols-2">
        <Field id="company" label="Company" optional>
          {(wiring) => <TextInput {...form.register('company')} {...wiring} autoComplete="organization" />}
        </Field>
        <Field id="role" label="Role">
          {(wiring) => (
            <Select
              {...form.register('role')}
              {...wiring}
              defaultValue={EMPTY_REGISTRATION.role}
              autoComplete="organization-title"
            >
              {JOB_TITLES.map((title) => (
                <option key={title} value={title}>
                  {JOB_TITLE_NAMES[title]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <NewPasswordField
        {...form.register('password')}
        id="password"
        label="Password"
        password={password}
        verdict={verdict}
        error={errors.password?.message}
      />
      <Field id="confirm-password" label="Confirm password" error={errors.confirmPassword?.message}>
        {(wiring) => <PasswordInput {...form.register('confirmPassword')} {...wiring} autoComplete="new-password" />}
      </Field>
      <div className="grid gap-2">
        <Checkbox {...form.register('agreeToTerms')} id="agree-to-terms" error={errors.agreeToTerms?.message}>
          I agree to the{' '}
          <Link className="link" to="/terms" target="_blank">
            Terms of Service
          </Link>{' '}
          and{' '}
          <Link className="link" to="/privacy" target="_blank">
            Privacy Policy
          </Link>
        </Checkbox>
        <Checkbox
          {...form.register('subscribeToNewsletter')}
          // Written into the page as well: a box that is ticked later would move under somebody's hand.
          defaultChecked={EMPTY_REGISTRATION.subscribeToNewsletter}
        >
          Send me news about {PRODUCT.name}, a few times a year
        </Checkbox>
      </div>
      <Button
        type="submit"
        tone="ink"
        size="lg"
        full
        busy={isLoading || isAuthenticated}
        busyLabel="Creating account..."
      >
        Create account
      </Button>
    </form>
  );
}

/** What only the server knows of the password, said before it is sent. */
function refusedPassword({ problem }: PasswordVerdict) {
  return problem === null ? undefined : ({ field: 'password', message: problem } as const);
}
