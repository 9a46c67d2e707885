import type { Db } from '../../db/database.ts';
import { demoBooking } from '../../db/schema.ts';

export type Booking = typeof demoBooking.$inferSelect;

/** Books a slot; false when another demo is in the way, also one that is being booked at this very moment. */
export async function insertBooking(db: Db, booking: Booking): Promise<boolean> {
  const booked = await db.insert(demoBooking).values(booking).onConflictDoNothing().returning({ id: demoBooking.id });
  return booked.length > 0;
}
