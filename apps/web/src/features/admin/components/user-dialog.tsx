import { type AdminUser, isEmail, LIMITS, MESSAGES } from '@backsmith/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { isSessionOver, sentenceOf } from '../../../shared/api/api-error.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { FormDialog } from '../../../shared/ui/form-dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { PasswordInput } from '../../../shared/ui/password-input.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { saveUser } from '../api/admin-calls.ts';
import { formOf, requestOf, type UserForm } from '../model/user-form.ts';
import type { BannerOutlet } from '../use-banner.ts';

type UserDialogProps = {
  /** Undefined: somebody new. */
  readonly user: AdminUser | undefined;
  readonly outlet: BannerOutlet;
  readonly onClose: () => void;
};

const FIRST_PASSWORD = `Works for ${LIMITS.firstPassword.days} days, and only to choose another one`;

/** Creates a user or changes one. */
export function UserDialog({ user, outlet, onClose }: UserDialogProps) {
  const client = useQueryClient();
  const form = useForm<UserForm>({ defaultValues: formOf(user) });
  const isExempt = useWatch({ control: form.control, name: 'paymentExempt' });
  const save = useMutation({
    mutationFn: (filled: UserForm) => saveUser(user?.id, requestOf(filled)),
    onSuccess: () => {
      outlet.succeed(user === undefined ? MESSAGES.userCreated : MESSAGES.userUpdated);
      onClose();
      return client.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: (error) => {
      if (isSessionOver(error)) return;
      const text = sentenceOf(error, MESSAGES.userSaveFailed);
      outlet.fail(text, error);
      form.setError('root', { message: text });
    },
  });
  const { errors } = form.formState;
  const send = form.handleSubmit((filled) => save.mutate(filled));
  const needed = (name: string) => ({ validate: (text: string) => text.trim() !== '' || `${name} is required` });
  const text = (name: keyof UserForm, label: string, rules = {}, type = 'text') => (
    <Field
      id={`user-${name}`}
      label={label}
      error={errors[name]?.message}
      {...(Object.keys(rules).length === 0 && { optional: true })}
    >
      {(wiring) => <TextInput {...form.register(name, rules)} {...wiring} type={type} autoComplete="off" />}
    </Field>
  );
  return (
    <FormDialog
      title={user === undefined ? 'Create user' : 'Edit user'}
      problem={errors.root?.message}
      busy={save.isPending}
      onClose={onClose}
      onSend={send}
    >
      <div className="grid gap-4 xs:grid-cols-2">
        {text('firstName', 'First name', needed('First name'))}
        {text('lastName', 'Last name', needed('Last name'))}
      </div>
      {text(
        'email',
        'Email',
        { validate: (email: string) => isEmail(email.trim()) || 'Please enter a valid email address' },
        'email',
      )}
      <Field
        id="user-password"
        label="Password"
        error={errors.password?.message}
        hint={user === undefined ? FIRST_PASSWORD : 'Leave empty to keep current'}
      >
        {(wiring) => (
          <PasswordInput
            {...form.register('password', user === undefined ? { required: 'Password is required' } : {})}
            {...wiring}
            autoComplete="new-password"
          />
        )}
      </Field>
      <div className="grid gap-4 xs:grid-cols-2">
        {text('company', 'Company')}
        {text('phone', 'Phone', {}, 'tel')}
      </div>
      <Field id="user-role" label="Role">
        {(wiring) => (
          <Select {...form.register('role')} {...wiring}>
            <option value="user">user</option>
            <option value="admin">admin</option>
          </Select>
        )}
      </Field>
      <Checkbox {...form.register('paymentExempt')}>Exempt from paying</Checkbox>
      {isExempt && (
        <>
          {text('exemptionReason', 'Exemption reason', { maxLength: LIMITS.exemptionReason.max })}
          <div className="grid gap-4 xs:grid-cols-2">
            {text('exemptionExpiresAt', 'Expiry date', {}, 'date')}
            {text(
              'generationsLimit',
              'Generations limit',
              {
                validate: (limit: string) =>
                  /^([1-9]\d{0,6})?$/.test(limit) || 'Enter a whole number, or leave it empty',
              },
              'number',
            )}
          </div>
        </>
      )}
    </FormDialog>
  );
}
