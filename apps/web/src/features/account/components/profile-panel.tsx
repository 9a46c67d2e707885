import { JOB_TITLES, type JobTitle, MESSAGES } from '@backsmith/contract';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { JOB_TITLE_NAMES } from '../../../content/job-titles.ts';
import { isSessionOver, sentenceOf } from '../../../shared/api/api-error.ts';
import { notify } from '../../../shared/lib/notify.ts';
import { useSessionStore } from '../../../shared/session/session-context.ts';
import type { SessionUser } from '../../../shared/session/session-user.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { saveProfile } from '../api/account-calls.ts';

type ProfileForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly phone: string;
  readonly jobTitle: JobTitle;
  readonly newsletter: boolean;
};

const requestOf = ({ newsletter, ...rest }: ProfileForm) => ({
  ...rest,
  preferences: { subscribeToNewsletter: newsletter },
});

/** Name, company, phone, job title and the newsletter. */
export function ProfilePanel({ user }: { readonly user: SessionUser }) {
  const store = useSessionStore();
  const form = useForm<ProfileForm>({
    defaultValues: {
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      company: user.company ?? '',
      phone: user.phone ?? '',
      jobTitle: user.jobTitle ?? 'developer',
      newsletter: user.preferences?.subscribeToNewsletter ?? false,
    },
  });
  const save = useMutation({
    mutationFn: (filled: ProfileForm) => saveProfile(requestOf(filled)),
    onSuccess: (saved) => {
      store.refresh(saved);
      notify({ tone: 'ok', title: MESSAGES.profileUpdated });
    },
    onError: (error) => {
      if (!isSessionOver(error)) notify({ tone: 'bad', title: sentenceOf(error, MESSAGES.profileFailed) });
    },
  });
  const { errors } = form.formState;
  const needed = (name: string) => ({ validate: (text: string) => text.trim() !== '' || `${name} is required` });
  return (
    <Panel aria-labelledby="profile-title">
      <PanelHead id="profile-title" title="Profile" />
      <form
        noValidate
        className="grid gap-4 p-4"
        onSubmit={(event) => void form.handleSubmit((filled) => save.mutate(filled))(event)}
      >
        <div className="grid gap-4 xs:grid-cols-2">
          <Field id="first-name" label="First name" error={errors.firstName?.message}>
            {(wiring) => (
              <TextInput {...form.register('firstName', needed('First name'))} {...wiring} autoComplete="given-name" />
            )}
          </Field>
          <Field id="last-name" label="Last name" error={errors.lastName?.message}>
            {(wiring) => (
              <TextInput {...form.register('lastName', needed('Last name'))} {...wiring} autoComplete="family-name" />
            )}
          </Field>
        </div>
        <div className="grid gap-4 xs:grid-cols-2">
          <Field id="company" label="Company" optional>
            {(wiring) => <TextInput {...form.register('company')} {...wiring} autoComplete="organization" />}
          </Field>
          <Field id="phone" label="Phone" optional>
            {(wiring) => <TextInput {...form.register('phone')} {...wiring} type="tel" autoComplete="tel" />}
          </Field>
        </div>
        <Field id="job-title" label="Role">
          {(wiring) => (
            <Select {...form.register('jobTitle')} {...wiring} autoComplete="organization-title">
              {JOB_TITLES.map((title) => (
                <option key={title} value={title}>
                  {JOB_TITLE_NAMES[title]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Checkbox {...form.register('newsletter')}>Send me news, a few times a year</Checkbox>
        <div>
          <Button type="submit" tone="ink" busy={save.isPending} busyLabel="Saving...">
            Save profile
          </Button>
        </div>
      </form>
    </Panel>
  );
}
