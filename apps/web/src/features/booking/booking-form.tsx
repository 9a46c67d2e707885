import { LIMITS, MESSAGES } from '@backsmith/contract';
import { type ComponentProps, type SyntheticEvent, useRef, useState } from 'react';
import { bookingTexts, choiceTexts } from '../../content/booking.ts';
import { bookingFormTexts } from '../../content/booking-form.ts';
import { SITE } from '../../content/site.ts';
import { saidHere } from '../../language/said.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Note } from '../../shared/ui/note.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { BOOKING_FIELDS, type BookingField, bookingTextOf, problemsOf } from './booking-request.ts';
import { MeetingPanel } from './meeting-panel.tsx';
import { useBooking } from './use-booking.ts';

const idOf = (field: BookingField) => `demo-${field}`;

/** The form, its status for eight seconds, and the meeting that came of it. */
export function BookingForm() {
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({});
  const { state, meeting, book, bookAnother } = useBooking();
  const texts = bookingFormTexts.get();
  const choices = choiceTexts.get();
  const form = useRef<HTMLFormElement>(null);

  // The fields keep their own text: what was typed before this code arrived is still there.
  const bind = (name: BookingField) => ({
    name,
    onChange: () => problems[name] !== undefined && setProblems({ ...problems, [name]: undefined }),
  });

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (state === 'submitting' || form.current === null) return;
    const typed = bookingTextOf(new FormData(form.current));
    const found = problemsOf(typed);
    setProblems(found);
    const first = BOOKING_FIELDS.find((field) => found[field] !== undefined);
    if (first) form.current.querySelector<HTMLElement>(`#${idOf(first)}`)?.focus();
    else await book(typed);
  }

  const line = (name: BookingField, label: string, rest: ComponentProps<'input'> = {}) => (
    <Field id={idOf(name)} label={rest.required === true ? `${label} *` : label} error={problems[name]}>
      {(wiring) => <TextInput {...bind(name)} {...wiring} {...rest} />}
    </Field>
  );

  return (
    <div className="grid content-start gap-4">
      {meeting === null ? (
        <form ref={form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
          <div className="grid gap-4 xs:grid-cols-2">
            {line('firstName', texts.firstName, { required: true, autoComplete: 'given-name' })}
            {line('lastName', texts.lastName, { required: true, autoComplete: 'family-name' })}
          </div>
          <div className="grid gap-4 xs:grid-cols-2">
            {line('email', texts.email, { required: true, type: 'email', autoComplete: 'email' })}
            {line('company', texts.company, { required: true, autoComplete: 'organization' })}
          </div>
          {line('phone', texts.phone, { type: 'tel', autoComplete: 'tel' })}
          <div className="grid gap-4 xs:grid-cols-2">
            <Field id={idOf('projectType')} label={texts.projectType}>
              {(wiring) => (
                <Select {...bind('projectType')} {...wiring}>
                  <Options names={choices.projectTypes} />
                </Select>
              )}
            </Field>
            <Field id={idOf('preferredTime')} label={texts.preferredTime}>
              {(wiring) => (
                <Select {...bind('preferredTime')} {...wiring}>
                  <Options names={choices.times} />
                </Select>
              )}
            </Field>
          </div>
          <Field id={idOf('message')} label={texts.message}>
            {(wiring) => <TextArea {...bind('message')} {...wiring} maxLength={LIMITS.bookingMessage.max} />}
          </Field>
          <div>
            <Button type="submit" tone="ink" size="lg" busy={state === 'submitting'} busyLabel={texts.booking}>
              {bookingTexts.get().submit}
            </Button>
          </div>
        </form>
      ) : (
        <MeetingPanel meeting={meeting} onAnother={bookAnother} />
      )}
      {state === 'success' && (
        <Note tone="ok" role="status">
          {saidHere(MESSAGES.demoScheduled)}
        </Note>
      )}
      {state === 'error' && (
        <Note tone="bad" role="alert">
          <p>{saidHere(MESSAGES.demoFailed)}</p>
          <p>
            <a className="link" href={`mailto:${SITE.contact}`}>
              {SITE.contact}
            </a>
          </p>
        </Note>
      )}
    </div>
  );
}

function Options({ names }: { readonly names: Readonly<Record<string, string>> }) {
  return (
    <>
      <option value="">{bookingFormTexts.get().noPreference}</option>
      {Object.entries(names).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </>
  );
}
