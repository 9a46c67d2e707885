import type { ComponentProps } from 'react';
import { LIMITS } from '@backsmith/contract';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import type { PasswordVerdict } from './password-verdict.ts';
import { ownVerdict } from './password-verdict.ts';
import { StrengthMeter } from './strength-meter.tsx';

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordInput>, 'id' | 'autoComplete'> & {
  readonly id: string;
  readonly label: string;
  readonly password: string;
  readonly verdict: PasswordVerdict;
  readonly error: string | undefined;
};

/** A new password with its meter. What only the server knows of it is said while one types. */
export function NewPasswordField({ id, label, password, verdict, error, ...input }: NewPasswordFieldProps) {
  const isWellKnown = verdict.problem !== null && ownVerdict(password).problem === null;
  const hint = `At least ${LIMITS.password.min} characters of two kinds: lowercase, uppercase, digits, symbols.`;
  return (
    <div className="grid gap-2">
      <Field id={id} label={label} hint={hint} error={error ?? (isWellKnown ? (verdict.problem ?? '') : undefined)}>
        {(wiring) => <PasswordInput {...input} {...wiring} autoComplete="new-password" />}
      </Field>
      <StrengthMeter verdict={password === '' ? null : verdict} />
    </div>
  );
}
