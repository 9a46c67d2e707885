import type { AdminPlan } from '@backsmith/contract';
import { FEATURE_NAMES, FEATURES } from '@backsmith/options';
import { countOf } from '@backsmith/text';
import { formatDateTime } from '../../../shared/lib/format.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Pencil, Trash } from '../../../shared/ui/tool-icons.ts';
import { money } from '../model/money.ts';

const FEATURES_SHOWN = 3;

type PlanRowProps = {
  readonly plan: AdminPlan;
  /** Being shown or hidden. */
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onToggle: () => void;
};

/** A plan: what it costs and did cost, what it is for, how often it was paid for, and what can be done with it. */
export function PlanRow({ plan, busy, onEdit, onDelete, onToggle }: PlanRowProps) {
  const { name, features, covers, currentPricing, currency, payments, isActive, isArchived } = plan;
  const more = features.length - FEATURES_SHOWN;
  return (
    <li className="grid gap-3 border-line px-4 py-4 text-13 not-first:border-t sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="text-16 font-semibold break-words">{name}</span>
          <Badge tone={isActive ? 'ok' : 'quiet'}>{stateOf(plan)}</Badge>
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
          <span className="font-medium">{money(currentPricing.current, currency)}</span>
          {currentPricing.isDiscounted && <s className="text-fg-3">{money(currentPricing.original, currency)}</s>}
          <span className="text-fg-3">{countOf(payments, 'payment attempt')}</span>
        </p>
        {features.length > 0 && (
          <p className="break-words text-fg-2">
            {features.slice(0, FEATURES_SHOWN).join('; ')}
            {more > 0 && <span className="text-fg-3"> +{more} more</span>}
          </p>
        )}
        <p className="text-12 text-fg-3">Covers {covers.length === 0 ? 'the basics' : labelsOf(covers)}</p>
        <FormerPrices plan={plan} />
      </div>
      <div className="flex flex-wrap items-start gap-2 print:hidden">
        {!isArchived && (
          <>
            <Button
              size="sm"
              busy={busy}
              aria-label={`${isActive ? 'Deactivate' : 'Activate'} ${name}`}
              onClick={onToggle}
            >
              {isActive ? 'Deactivate' : 'Activate'}
            </Button>
            <Button size="sm" square aria-label={`Edit ${name}`} onClick={onEdit}>
              <Icon of={Pencil} />
            </Button>
            <Button size="sm" square aria-label={`Delete ${name}`} onClick={onDelete}>
              <Icon of={Trash} />
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/** What a plan covers in people's words; a name that is not known any more stays as it is. */
function labelsOf(covers: AdminPlan['covers']): string {
  const known = FEATURE_NAMES.map((name) => [name, FEATURES[name].label] as const);
  return covers.map((one) => known.find(([name]) => name === one)?.[1] ?? one).join(', ');
}

function stateOf({ isActive, isArchived }: AdminPlan): string {
  if (isArchived) return 'Archived';
  return isActive ? 'Active' : 'Inactive';
}

function FormerPrices({ plan }: { readonly plan: AdminPlan }) {
  if (plan.formerPrices.length === 0) return null;
  return (
    <details>
      <summary className="link w-fit">Former prices of {plan.name}</summary>
      <ul className="mt-1.5 grid gap-1 tabular-nums">
        {plan.formerPrices.map(({ currency, originalPrice, discountedPrice, discountPercentage, validUntil }) => (
          <li key={validUntil}>
            {money(originalPrice, currency)}
            {discountedPrice !== null && `, discounted to ${money(discountedPrice, currency)}`}
            {discountedPrice === null && discountPercentage > 0 && `, ${discountPercentage}% off`}
            <span className="text-fg-3"> until {formatDateTime(validUntil)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
