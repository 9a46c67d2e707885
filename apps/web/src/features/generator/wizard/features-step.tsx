import { Button } from '../../../shared/ui/button.tsx';
import { SwitchRow } from '../../../shared/ui/switch-row.tsx';
import { SuggestedPlan } from '../components/suggested-plan.tsx';
import type { Offer } from '../model/offer.ts';
import type { OptionalFeature, Setup } from '../model/setup.ts';
import { StepPanel } from './step-panel.tsx';
import { TargetFields } from './target-fields.tsx';

type FeaturesStepProps = {
  readonly setup: Setup;
  readonly offer: Offer;
  readonly onChange: (change: Partial<Setup>) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
};

const PARTS: readonly { readonly key: OptionalFeature; readonly name: string; readonly about: string }[] = [
  { key: 'swagger', name: 'Swagger', about: 'OpenAPI description and a page to try every call.' },
  {
    key: 'exceptionHandler',
    name: 'Exception Handler',
    about: 'One place for errors: stable codes, a message per field.',
  },
  { key: 'security', name: 'Security', about: 'Sign-in with JWT and OAuth2, users, roles, rate limits.' },
];

/** Step 2: the parts. CRUD is always there. */
export function FeaturesStep({ setup, offer, onChange, onBack, onNext }: FeaturesStepProps) {
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
      {PARTS.map(({ key, name, about }) => (
        <SwitchRow
          key={key}
          name={name}
          checked={features[key]}
          locked={offer.features.includes(key) ? undefined : 'coming'}
          onChange={(on) => onChange({ features: { ...features, [key]: on } })}
        >
          {about}
        </SwitchRow>
      ))}
      <TargetFields setup={setup} offer={offer} onChange={onChange} />
    </StepPanel>
  );
}
