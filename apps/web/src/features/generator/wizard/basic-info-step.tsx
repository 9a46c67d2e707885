import { type Architecture, checkPackageName, checkProjectName } from '@backsmith/options';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import type { Offer } from '../model/offer.ts';
import type { FinishedSetup } from '../model/setup.ts';
import { ArchitectureChoice } from './architecture-choice.tsx';
import { StepPanel } from './step-panel.tsx';

type BasicInfo = { readonly projectName: string; readonly packageName: string };

type BasicInfoStepProps = BasicInfo & {
  readonly setup: FinishedSetup;
  readonly offer: Offer;
  /** What the schema at hand becomes. */
  readonly cut: ReactNode;
  readonly onArchitecture: (architecture: Architecture) => void;
  /** Told while a name is typed: it is kept before Next checks it. */
  readonly onTyped: (change: Partial<BasicInfo>) => void;
  readonly onNext: (info: BasicInfo) => void;
};

/** Step 1: what the project is called and how it is built. The only step that Next checks. */
export function BasicInfoStep({
  projectName,
  packageName,
  setup,
  offer,
  cut,
  onArchitecture,
  onTyped,
  onNext,
}: BasicInfoStepProps) {
  const form = useForm<BasicInfo>({
    values: { projectName, packageName },
    resetOptions: { keepDirtyValues: true }, // a name that arrives with a file never replaces a typed one
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;
  const project = form.register('projectName', {
    validate: (name) => checkProjectName(name) ?? true,
    onChange: (event: { target: { value: string } }) => {
      form.clearErrors('projectName');
      onTyped({ projectName: event.target.value });
    },
  });
  const javaPackage = form.register('packageName', {
    validate: (name) => checkPackageName(name) ?? true,
    onChange: (event: { target: { value: string } }) => {
      form.clearErrors('packageName');
      onTyped({ packageName: event.target.value });
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onNext)(event)}>
      <StepPanel
        title="Basic Info"
        foot={
          <Button type="submit" tone="ink">
            Next
          </Button>
        }
      >
        <div className="grid gap-5 p-4 sm:p-5">
          <Field
            id="project-name"
            label="Project name"
            hint="Letters and numbers, 3 to 20. Names the folder, the zip and the application class."
            error={errors.projectName?.message}
          >
            {(wiring) => (
              <TextInput
                {...project}
                {...wiring}
                className="font-mono"
                autoComplete="off"
                spellCheck={false}
                placeholder="shop"
              />
            )}
          </Field>
          <Field
            id="package-name"
            label="Package name"
            hint="The root of your Java packages: your domain backwards, then the project. For shop.acme.com that is com.acme.shop."
            error={errors.packageName?.message}
          >
            {(wiring) => (
              <TextInput
                {...javaPackage}
                {...wiring}
                className="font-mono"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                placeholder="com.company.project"
              />
            )}
          </Field>
          <ArchitectureChoice setup={setup} offered={offer.values.architecture} cut={cut} onChange={onArchitecture} />
        </div>
      </StepPanel>
    </form>
  );
}
