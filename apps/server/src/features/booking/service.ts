import { randomUUID } from 'node:crypto';
import { LIMITS, MESSAGES, type DemoMeeting, type ScheduleDemoRequest } from '@backsmith/contract';
import { secondsAfter, type Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { emailKey } from '../../identity/email-key.ts';
import type { RateLimit } from '../../identity/rate-limit.ts';
import type { PostOffice } from '../../mail/post-office.ts';
import { Refusal } from '../../refusal.ts';
import { invitationOf } from './invitation.ts';
import { teamLetter, visitorLetter } from './letters.ts';
import { nextBusinessDays, slotsOf } from './slots.ts';
import { insertBooking, type Booking } from './store.ts';
import { knownTimeZone } from './zoned-time.ts';

export type BookingParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly limit: RateLimit;
  readonly mail: PostOffice;
  /** Who gives the demos. */
  readonly teamEmail: string;
};

/** No other demo begins so soon after one. Seconds. */
const KEPT_FREE = 30 * 60;
/** How far ahead a slot is looked for when earlier days are full. */
const MOST_DAYS = 20;

/**
 * Books the first free slot in the preferred window, from the next business day on, and invites the visitor and the team.
 *
 * @throws Refusal TOO_MANY_REQUESTS, or UNAVAILABLE when weeks are booked out.
 */
export async function scheduleDemo(
  parts: BookingParts,
  given: ScheduleDemoRequest,
  address: string,
): Promise<DemoMeeting> {
  await parts.limit.spend('scheduleDemo', address);
  await parts.limit.spend('scheduleDemoEmail', emailKey(given.email));
  return parts.db.transaction(async (tx) => {
    const now = parts.clock();
    const timeZone = knownTimeZone(given.timeZone);
    const wish = bookingOf(given, timeZone, now);
    for (const day of nextBusinessDays(timeZone, now, MOST_DAYS)) {
      for (const startsAt of slotsOf(timeZone, day, orUndefined(given.preferredTime) ?? 'flexible')) {
        const booking = { ...wish, startsAt, keptUntil: secondsAfter(startsAt, KEPT_FREE) };
        if (!(await insertBooking(tx, booking))) continue;
        const meeting = meetingOf(booking);
        const { teamEmail } = parts;
        await parts.mail.post(tx, visitorLetter(booking, meeting, invitationOf(booking, teamEmail, 'visitor')));
        await parts.mail.post(tx, teamLetter(booking, teamEmail, invitationOf(booking, teamEmail, 'team')));
        return meeting;
      }
    }
    throw new Refusal('UNAVAILABLE', MESSAGES.demoFailed);
  });
}

function bookingOf(given: ScheduleDemoRequest, timeZone: string, now: Date): Omit<Booking, 'startsAt' | 'keptUntil'> {
  const { firstName, lastName, email, company } = given;
  return {
    ...{ id: randomUUID(), firstName, lastName, email, company, timeZone, createdAt: now },
    phone: orUndefined(given.phone) ?? null,
    projectType: orUndefined(given.projectType) ?? null,
    preferredTime: orUndefined(given.preferredTime) ?? null,
    message: orUndefined(given.message?.trim()) ?? null,
  };
}

/** An empty field was not filled in. */
function orUndefined<Text extends string>(text: Text | undefined): Exclude<Text, ''> | undefined {
  return text !== undefined && isFilled(text) ? text : undefined;
}

function isFilled<Text extends string>(text: Text): text is Exclude<Text, ''> {
  return text !== '';
}

function meetingOf({ startsAt, timeZone }: Pick<Booking, 'startsAt' | 'timeZone'>): DemoMeeting {
  const date = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  return {
    meetingDate: new Intl.DateTimeFormat('en-GB', { ...date, timeZone }).format(startsAt),
    meetingTime: new Intl.DateTimeFormat('en-GB', { ...time, timeZone }).format(startsAt),
    startsAt: startsAt.toISOString(),
    timeZone,
    durationMinutes: LIMITS.demo.minutes,
  };
}
