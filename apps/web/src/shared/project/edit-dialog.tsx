import { checkProjectName, LIMITS, type Project } from '@backsmith/contract';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useProjectChanges } from './use-project-changes.ts';

type EditDialogProps = { readonly project: Project; readonly onClose: () => void };

/** Renames a project and changes its description. */
export function EditDialog({ project, onClose }: EditDialogProps) {
  const { save } = useProjectChanges(project, onClose);
  const form = useForm({ defaultValues: { name: project.name, description: project.description } });
  const { errors } = form.formState;
  const send = form.handleSubmit((filled) => save.mutate(filled));
  return (
    <FormDialog title="Edit project" busy={save.isPending} onClose={onClose} onSend={send}>
      <Field
        id="project-name"
        label="Name"
        error={errors.name?.message}
        hint="The next version is called so; zips that are there keep their names."
      >
        {(wiring) => (
          <TextInput
            {...form.register('name', { validate: (name) => checkProjectName(name) ?? true })}
            {...wiring}
            maxLength={LIMITS.projectName.max}
          />
        )}
      </Field>
      <Field id="project-description" label="Description" optional>
        {(wiring) => (
          <TextArea {...form.register('description')} {...wiring} rows={4} maxLength={LIMITS.projectDescription.max} />
        )}
      </Field>
    </FormDialog>
  );
}
