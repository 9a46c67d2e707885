import { type DemoMeeting, LIMITS } from '@backsmith/contract';

/** The meeting that was booked. It stays until the next one is booked or the visitor leaves. */
export function MeetingPanel({ meeting }: { readonly meeting: DemoMeeting }) {
  const facts = [
    { name: 'Date', value: meeting.meetingDate },
    { name: 'Time', value: meeting.meetingTime },
    { name: 'Duration', value: `${LIMITS.demo.minutes} minutes` },
  ];
  return (
    <section aria-labelledby="meeting-title" className="grid gap-4 rounded-panel border border-line bg-surface p-5">
      <h3 id="meeting-title" className="text-16 font-semibold">
        Your demo is booked
      </h3>
      <dl className="grid gap-3 sm:grid-cols-3">
        {facts.map(({ name, value }) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-12 text-fg-2">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-13 text-fg-2">A calendar invite and a confirmation e-mail were sent to you.</p>
    </section>
  );
}
