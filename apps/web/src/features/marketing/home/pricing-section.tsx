import { home } from '../../../content/home.ts';
import { PlanCard } from '../../../shared/pricing/plan-card.tsx';
import { usePlans } from '../../../shared/pricing/use-plans.ts';
import { plansOfVisit } from '../../../shared/pricing/visit-plans.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Section } from '../section.tsx';

/** The three plans at the server's prices, asked for at every visit. */
export function PricingSection() {
  const { shown } = usePlans(plansOfVisit);
  return (
    <Section id="pricing" title={home.pricing.title} lead={home.pricing.lead}>
      <ul className="grid gap-4 md:grid-cols-3">
        {shown.map((plan) => (
          <PlanCard key={plan.key} plan={plan} heading="h3" />
        ))}
      </ul>
      <div className="mt-6">
        <ButtonLink to="/pricing">Compare the plans</ButtonLink>
      </div>
    </Section>
  );
}
