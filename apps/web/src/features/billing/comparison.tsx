import type { PricingPlan } from '@backsmith/contract';
import { COMPARISON, PLANS, isComing } from '@backsmith/options';
import { planCardTexts } from '../../content/plan-card.ts';
import { pricingTexts } from '../../content/plans.ts';
import { saidHere } from '../../language/said.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Check, Minus } from '../../shared/ui/icons.ts';

const ORDER: readonly string[] = PLANS.map(({ key }) => key);
const CELL = 'px-1 py-[11px] text-13 max-sm:text-12 first:w-[40%] first:pl-5 sm:px-4 sm:first:pl-12';

/** Feature by feature: which of the plans we know brings it. Plans of the operator's own have their checklist. */
export function Comparison({ plans }: { readonly plans: readonly PricingPlan[] }) {
  const texts = pricingTexts.get();
  const compared = ORDER.flatMap((key) => plans.filter((plan) => plan.key === key));
  return (
    <section aria-labelledby="compare-title" className="later border-y border-line bg-surface pt-10">
      <h2 id="compare-title" className="mb-6 px-5 text-28 sm:px-12">
        {texts.compare}
      </h2>
      <table className="w-full table-fixed border-t border-line text-left">
        <thead>
          <tr className="border-b border-line text-12 text-fg-3">
            <th scope="col" className={`${CELL} font-medium`}>
              {texts.feature}
            </th>
            {compared.map(({ key, name }) => (
              <th key={key} scope="col" className={`${CELL} text-center font-medium`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARISON.map(({ label, from }) => (
            <tr key={label} className="border-line not-last:border-b">
              <th scope="row" className={`${CELL} font-normal`}>
                {saidHere(label)}
                {isComing(label) && <span className="text-12 text-fg-3"> {planCardTexts.get().coming}</span>}
              </th>
              {compared.map(({ key }) => (
                <td key={key} className={`${CELL} text-center`}>
                  <Mark included={ORDER.indexOf(key) >= ORDER.indexOf(from)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Mark({ included }: { readonly included: boolean }) {
  const texts = pricingTexts.get();
  return (
    <>
      <Icon of={included ? Check : Minus} className={included ? 'inline text-accent-text' : 'inline text-fg-3'} />
      <span className="sr-only">{included ? texts.included : texts.notIncluded}</span>
    </>
  );
}
