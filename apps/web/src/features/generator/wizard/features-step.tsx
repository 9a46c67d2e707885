import { FEATURES, FEATURE_NAMES } from '@backsmith/options';
import { Button } from '../../../shared/ui/button.tsx';
import { SwitchRow } from '../../../shared/ui/switch-row.tsx';
import { SuggestedPlan } from '../components/suggested-plan.tsx';
import type { Offer } from '../model/offer.ts';
import type { FinishedSetup, Setup } from '../model/setup.ts';
import { FeaturePrice } from './feature-price.tsx';
import { StepPanel } from './step-panel.tsx';
import { TargetFields } from './target-fields.tsx';

type FeaturesStepProps = {
  readonly setup: FinishedSetup;
  readonly offer: Offer;
  /** The database the schema at hand is written for, where a backend runs on it. */
  readonly database: string | undefined;
  readonly onChange: (change: Partial<Setup>) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
};

/** Step 2: the parts. CRUD is always there. */
export function FeaturesStep({ setup, offer, database, onChange, onBack, onNext }: FeaturesStepProps) {
  const { features } = setup;
  return (
    <StepPanel
      title="Features"
      remark={<SuggestedPlan features={features} />}
      foot={
        <>
          <Button onClick={onBack}>Back</Button>
          <Button tone="ink" onClick={onNext}>
            Next
          </Button>
        </>
      }
    >
      <SwitchRow name="CRUD" checked locked="always on">
        Create, read, update and delete for every table, with paging and filters.
      </SwitchRow>
      {FEATURE_NAMES.map((name) => (
        <SwitchRow
          key={name}
          name={FEATURES[name].label}
          checked={features[name]}
          aside={offer.features.includes(name) && <FeaturePrice name={name} features={features} />}
          locked={offer.features.includes(name) ? undefined : 'coming'}
          onChange={(on) => onChange({ features: { ...features, [name]: on } })}
        >
          {FEATURES[name].about}
        </SwitchRow>
      ))}
      <TargetFields setup={setup} offer={offer} written={database} onChange={onChange} />
    </StepPanel>
  );
}
