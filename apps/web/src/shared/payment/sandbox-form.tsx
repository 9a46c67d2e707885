import { SANDBOX_CARDS, sandboxMethodOf } from '@backsmith/contract';
import { type SyntheticEvent, useState } from 'react';
import { formatPrice } from '../pricing/plans.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { CardFormProps } from './card-form-props.ts';
import { groupCardNumber, groupExpiry } from './card-text.ts';
import { GroupedInput } from './grouped-input.tsx';

type Problems = { readonly number?: string; readonly expiry?: string; readonly code?: string };

/** The card form of the embedded sandbox. It takes test cards only, and no number leaves the page. */
export function SandboxForm({ drive, onTyped, onCancel }: CardFormProps) {
  const [card, setCard] = useState({ number: '', expiry: '', code: '' });
  const [problems, setProblems] = useState<Problems>({});
  const { plan, step } = drive;
  const price = formatPrice(plan.currentPricing.current, plan.currency);
  const type = (part: Partial<typeof card>) => {
    setCard({ ...card, ...part });
    setProblems({});
    onTyped();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (step.at === 'paying') return;
    const method = sandboxMethodOf(card.number);
    const found = problemsOf(card);
    setProblems(found);
    if (method !== undefined && Object.keys(found).length === 0) void drive.payInSandbox(method);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <Field id="card-number" label="Card number" error={problems.number}>
        {(wiring) => (
          <GroupedInput
            {...wiring}
            placeholder="4242 4242 4242 4242"
            value={card.number}
            group={groupCardNumber}
            onGrouped={(number) => type({ number })}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field id="card-expiry" label="Expiry" error={problems.expiry}>
          {(wiring) => (
            <GroupedInput
              {...wiring}
              placeholder="12 / 34"
              value={card.expiry}
              group={groupExpiry}
              onGrouped={(expiry) => type({ expiry })}
            />
          )}
        </Field>
        <Field id="card-code" label="Security code" error={problems.code}>
          {(wiring) => (
            <TextInput
              {...wiring}
              inputMode="numeric"
              autoComplete="off"
              placeholder="123"
              value={card.code}
              onChange={(event) => type({ code: event.target.value })}
            />
          )}
        </Field>
      </div>
      <TestCards onPick={(number) => type({ number, expiry: '12 / 34', code: '123' })} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone="ember" busy={step.at === 'paying'} busyLabel="Paying...">
          Pay {price}
        </Button>
      </div>
    </form>
  );
}

function problemsOf({ number, expiry, code }: { number: string; expiry: string; code: string }): Problems {
  return {
    ...(sandboxMethodOf(number) === undefined && { number: 'Please use one of the test cards below.' }),
    ...(!/^\s*(0[1-9]|1[0-2])\s*\/?\s*\d{2}\s*$/.test(expiry) && { expiry: 'Please enter month and year.' }),
    ...(!/^\s*\d{3,4}\s*$/.test(code) && { code: 'Please enter three digits.' }),
  };
}

function TestCards({ onPick }: { readonly onPick: (number: string) => void }) {
  return (
    <div className="grid gap-2">
      <p className="text-12 text-fg-3">Test cards, with any future date and any three digits:</p>
      <ul className="grid gap-1 text-13">
        {SANDBOX_CARDS.map(({ number, label }) => (
          <li key={number} className="flex flex-wrap items-baseline justify-between gap-x-3">
            <button type="button" className="link mono min-h-6" onClick={() => onPick(number)}>
              {number}
            </button>
            <span className="text-fg-2">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
