import { BookingSection } from '../../features/booking/booking-section.tsx';
import { HomeSections } from '../../features/marketing/home/home-sections.tsx';

/** The home page below the hero. */
export function HomeRest() {
  return (
    <>
      <HomeSections />
      <BookingSection />
    </>
  );
}
