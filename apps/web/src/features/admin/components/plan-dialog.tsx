import { type AdminPlan, CURRENCIES, MESSAGES } from '@backsmith/contract';
import { FEATURE_NAMES, FEATURES } from '@backsmith/options';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { isSessionOver, sentenceOf } from '../../../shared/api/api-error.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { FormDialog } from '../../../shared/ui/form-dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { savePlan } from '../api/plan-calls.ts';
import { type PlanForm, planFormOf, planRequestOf, priceProblem } from '../model/plan-form.ts';
import type { BannerOutlet } from '../use-banner.ts';

type PlanDialogProps = {
  /** Undefined: a new one. */
  readonly plan: AdminPlan | undefined;
  readonly outlet: BannerOutlet;
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

/** Creates a plan or changes one. */
export function PlanDialog({ plan, outlet, onSaved, onClose }: PlanDialogProps) {
  const form = useForm<PlanForm>({ defaultValues: planFormOf(plan) });
  const save = useMutation({
    mutationFn: (filled: PlanForm) => savePlan(plan?.id, planRequestOf(filled)),
    onSuccess: () => {
      outlet.succeed(plan === undefined ? MESSAGES.planCreated : MESSAGES.planUpdated);
      onSaved();
      onClose();
    },
    onError: (error) => {
      if (isSessionOver(error)) return;
      const text = sentenceOf(error, MESSAGES.planSaveFailed);
      outlet.fail(text, error);
      form.setError('root', { message: text });
    },
  });
  const { errors } = form.formState;
  const send = form.handleSubmit((filled) => save.mutate(filled));
  const price = (isNeeded: boolean) => ({ validate: (text: string) => priceProblem(text, isNeeded) ?? true });
  const whole = { pattern: { value: /^-?\d{0,4}$/, message: 'Write a whole number' } };
  const text = (name: Exclude<keyof PlanForm, 'covers'>, label: string, rules = {}, more: object = {}) => (
    <Field id={`plan-${name}`} label={label} error={errors[name]?.message}>
      {(wiring) => <TextInput {...form.register(name, rules)} {...wiring} autoComplete="off" {...more} />}
    </Field>
  );
  return (
    <FormDialog
      title={plan === undefined ? 'Create plan' : 'Edit plan'}
      problem={errors.root?.message}
      busy={save.isPending}
      onClose={onClose}
      onSend={send}
    >
      {text('name', 'Name*', { validate: (name: string) => name.trim() !== '' || 'Name is required' })}
      {text('description', 'Description')}
      <div className="grid gap-4 xs:grid-cols-2">
        {text('originalPrice', 'Original price*', price(true), { inputMode: 'decimal' })}
        {text('discountedPrice', 'Discounted price', price(false), { inputMode: 'decimal' })}
        {text(
          'discountPercentage',
          'Discount percentage',
          { pattern: { value: /^\d{0,2}$/, message: 'Write 0 to 99' } },
          { inputMode: 'numeric' },
        )}
        <Field id="plan-currency" label="Currency">
          {(wiring) => (
            <Select {...form.register('currency')} {...wiring}>
              {CURRENCIES.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field id="plan-features" label="Features" hint="One per line">
        {(wiring) => <TextArea {...form.register('features')} {...wiring} rows={5} />}
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-13 font-medium">Features this plan includes</legend>
        {FEATURE_NAMES.map((name) => (
          <Checkbox key={name} value={name} {...form.register('covers')}>
            {FEATURES[name].label}
          </Checkbox>
        ))}
      </fieldset>
      <div className="grid gap-4 xs:grid-cols-2">
        {text('stripeProductId', 'Stripe product')}
        {text('stripePriceId', 'Stripe price')}
        {text('discountStartDate', 'Discount from', {}, { type: 'datetime-local' })}
        {text('discountEndDate', 'Discount until', {}, { type: 'datetime-local' })}
        {text('sortOrder', 'Place in the order', whole, { inputMode: 'numeric' })}
      </div>
      <Checkbox {...form.register('isActive')}>Active</Checkbox>
    </FormDialog>
  );
}
