import type { DemoMeeting } from '@backsmith/contract';
import { useEffect, useState } from 'react';
import { type BookingText, bookingRequestOf } from './booking-request.ts';

/** Where the form is. */
export type BookingState = 'idle' | 'submitting' | 'success' | 'error';

const STATUS_SHOWN_MS = 8000;

/** Books, and keeps what came of it: the status for eight seconds, the meeting until the next one or until one leaves. */
export function useBooking() {
  const [state, setState] = useState<BookingState>('idle');
  const [meeting, setMeeting] = useState<DemoMeeting | null>(null);
  useEffect(() => {
    if (state !== 'success' && state !== 'error') return;
    const timer = setTimeout(() => setState('idle'), STATUS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function book(typed: BookingText): Promise<boolean> {
    setState('submitting');
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const { bookDemo } = await import('./book-demo.ts');
      setMeeting(await bookDemo(bookingRequestOf(typed, timeZone)));
      setState('success');
      return true;
    } catch (cause) {
      console.info('The demo could not be booked.', cause);
      setState('error');
      return false;
    }
  }
  return { state, meeting, book, bookAnother: () => setMeeting(null) };
}
