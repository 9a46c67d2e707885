import { chosenLabels } from '../model/chosen-labels.ts';
import type { FinishedSetup } from '../model/setup.ts';

/** Everything that was chosen, as a list of facts. @param written the database the schema at hand is written for */
export function SetupSummary({
  setup,
  written,
}: {
  readonly setup: FinishedSetup;
  readonly written?: string | undefined;
}) {
  const { architecture, parts, further } = chosenLabels(setup, written);
  const facts: readonly (readonly [name: string, value: string, isMachine: boolean])[] = [
    ['Project', setup.projectName, true],
    ['Package', setup.packageName, true],
    ['Architecture', architecture, false],
    ['Features', parts.join(', '), false],
    ...further.map(({ name, value, open }) => [name, value ?? open, false] as const),
  ];
  return (
    <dl className="grid text-13">
      {facts.map(([name, value, isMachine]) => (
        <div key={name} className="flex justify-between gap-4 py-2 not-first:border-t not-first:border-line">
          <dt className="text-fg-2">{name}</dt>
          <dd className={isMachine ? 'mono min-w-0 text-right break-all' : 'text-right'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
