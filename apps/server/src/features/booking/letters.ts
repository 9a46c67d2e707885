import { LIMITS, PRODUCT, type DemoMeeting } from '@backsmith/contract';
import type { Letter } from '../../mail/letter.ts';
import type { Booking } from './store.ts';

/** Without a word of the form: nobody has shown yet that the address is theirs. */
export function visitorLetter(booking: Pick<Booking, 'email'>, meeting: DemoMeeting, calendar: string): Letter {
  return {
    to: booking.email,
    subject: `Your ${PRODUCT.name} demo on ${meeting.meetingDate}`,
    calendar,
    paragraphs: [
      'Hello,',
      `your ${PRODUCT.name} demo is booked. The invitation is attached.`,
      {
        rows: [
          ['Date', meeting.meetingDate],
          ['Time', meeting.meetingTime],
          ['Time zone', meeting.timeZone],
          ['Duration', `${LIMITS.demo.minutes} minutes`],
        ],
      },
      'Answer this mail if the time does not suit you.',
    ],
  };
}

export function teamLetter(booking: Booking, teamEmail: string, calendar: string): Letter {
  const { firstName, lastName, company } = booking;
  const optional: readonly (readonly [string, string | null])[] = [
    ['Phone', booking.phone],
    ['Project', booking.projectType],
    ['Preferred time', booking.preferredTime],
    ['Message', booking.message],
  ];
  const given = optional.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
  return {
    to: teamEmail,
    subject: `Demo booked for ${booking.startsAt.toISOString().slice(0, 10)}`,
    calendar,
    paragraphs: [
      'A demo was booked.',
      {
        rows: [
          ['Name', `${firstName} ${lastName}`],
          ['E-mail', booking.email],
          ['Company', company],
          ['Begins', `${booking.startsAt.toISOString()} (visitor in ${booking.timeZone})`],
          ...given,
        ],
      },
    ],
  };
}
