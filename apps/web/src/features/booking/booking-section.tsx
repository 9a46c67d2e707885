import { bookingTexts } from '../../content/booking.ts';
import { BookingForm } from './booking-form.tsx';

/** The way to talk to somebody; the last section of the home page. */
export function BookingSection() {
  const booking = bookingTexts.get();
  return (
    <section
      id="book-demo"
      aria-labelledby="book-demo-title"
      className="border-b border-line px-5 py-16 sm:px-12 md:py-24"
    >
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <div className="grid content-start gap-4">
          <h2 id="book-demo-title" className="text-40">
            {booking.title}
          </h2>
          <p className="lead">{booking.lead}</p>
          <p className="text-13 text-fg-2">{booking.note}</p>
        </div>
        <BookingForm />
      </div>
    </section>
  );
}
