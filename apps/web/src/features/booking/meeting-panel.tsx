import { type DemoMeeting, LIMITS } from '@backsmith/contract';
import { useEffect, useRef } from 'react';
import { bookingFormTexts } from '../../content/booking-form.ts';
import { Button } from '../../shared/ui/button.tsx';

type MeetingPanelProps = { readonly meeting: DemoMeeting; readonly onAnother: () => void };

/** The meeting that was booked, in the place of the form. It stays until another is wanted or the visitor leaves. */
export function MeetingPanel({ meeting, onAnother }: MeetingPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const texts = bookingFormTexts.get();
  const facts = [
    { name: texts.date, value: meeting.meetingDate },
    { name: texts.time, value: meeting.meetingTime },
    { name: texts.duration, value: texts.minutes({ count: LIMITS.demo.minutes }) },
  ];
  return (
    <section aria-labelledby="meeting-title" className="grid gap-4 rounded-panel border border-line bg-surface p-5">
      <h3 id="meeting-title" ref={heading} tabIndex={-1} className="text-20 font-semibold outline-none">
        {texts.booked}
      </h3>
      <dl className="grid gap-3 sm:grid-cols-3">
        {facts.map(({ name, value }) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-12 text-fg-2">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-13 text-fg-2">{texts.sent}</p>
      <div>
        <Button onClick={onAnother}>{texts.another}</Button>
      </div>
    </section>
  );
}
