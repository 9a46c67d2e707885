import { AboutSection } from './about-section.tsx';
import { FaqSection } from './faq-section.tsx';
import { HowItWorksSection } from './how-it-works-section.tsx';
import { PricingSection } from './pricing-section.tsx';
import { RunsSection } from './runs-section.tsx';
import { WhatYouGetSection } from '../what-you-get.tsx';

/** The home page's sections in the order of the specification, between the hero and the booking form. */
export function HomeSections() {
  return (
    <>
      <AboutSection />
      <HowItWorksSection />
      <WhatYouGetSection />
      <RunsSection />
      <PricingSection />
      <FaqSection />
    </>
  );
}
