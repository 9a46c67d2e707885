import { LIMITS, PRODUCT } from '@backsmith/contract';
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod } from 'ical-generator';
import type { Booking } from './store.ts';

/**
 * The meeting as an invitation (iCalendar).
 *
 * @param reader who gets it. What was written in the form is for the team: nobody has shown yet that the address is theirs.
 */
export function invitationOf(booking: Booking, teamEmail: string, reader: 'visitor' | 'team'): string {
  const calendar = ical({
    method: ICalCalendarMethod.REQUEST,
    prodId: { company: PRODUCT.name, product: 'demo', language: 'EN' },
  });
  const name = reader === 'team' ? `${booking.firstName} ${booking.lastName}` : booking.email;
  const attendee = { role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.NEEDSACTION, rsvp: true };
  calendar.createEvent({
    id: `${booking.id}@${PRODUCT.slug}`,
    stamp: booking.createdAt,
    start: booking.startsAt,
    end: new Date(booking.startsAt.getTime() + LIMITS.demo.minutes * 60_000),
    summary: `${PRODUCT.name} demo`,
    description: reader === 'team' ? `${name}, ${booking.company}` : `A live demo of ${PRODUCT.name}`,
    organizer: { name: PRODUCT.name, email: teamEmail },
    attendees: [{ ...attendee, name, email: booking.email }],
  });
  return calendar.toString();
}
