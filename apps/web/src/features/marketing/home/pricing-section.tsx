import { homeTexts } from '../../../content/home.ts';
import { homePartTexts } from '../../../content/home-parts.ts';
import { PlanCard } from '../../../shared/pricing/plan-card.tsx';
import { usePlans } from '../../../shared/pricing/use-plans.ts';
import { plansOfVisit } from '../../../shared/pricing/visit-plans.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Section } from '../section.tsx';

/** The three plans at the server's prices, asked for at every visit. */
export function PricingSection() {
  const { title, lead } = homeTexts.get().pricing;
  const { shown } = usePlans(plansOfVisit);
  return (
    <Section id="pricing" title={title} lead={lead}>
      <ul className="grid gap-4 md:grid-cols-3">
        {shown.map((plan) => (
          <PlanCard key={plan.key} plan={plan} heading="h3" />
        ))}
      </ul>
      <div className="mt-6">
        <ButtonLink to="/pricing">{homePartTexts.get().compare}</ButtonLink>
      </div>
    </Section>
  );
}
