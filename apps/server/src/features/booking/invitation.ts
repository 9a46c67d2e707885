import { LIMITS, PRODUCT } from '@backsmith/contract';
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod } from 'ical-generator';
import type { Booking } from './store.ts';

/** The meeting as an invitation (iCalendar) for the visitor and the team. */
export function invitationOf(booking: Booking, teamEmail: string): string {
  const calendar = ical({
    method: ICalCalendarMethod.REQUEST,
    prodId: { company: PRODUCT.name, product: 'demo', language: 'EN' },
  });
  const attendee = { role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.NEEDSACTION, rsvp: true };
  calendar.createEvent({
    id: `${booking.id}@${PRODUCT.slug}`,
    stamp: booking.createdAt,
    start: booking.startsAt,
    end: new Date(booking.startsAt.getTime() + LIMITS.demo.minutes * 60_000),
    summary: `${PRODUCT.name} demo`,
    description: `${booking.firstName} ${booking.lastName}, ${booking.company}`,
    organizer: { name: PRODUCT.name, email: teamEmail },
    attendees: [{ ...attendee, name: `${booking.firstName} ${booking.lastName}`, email: booking.email }],
  });
  return calendar.toString();
}
