import { DATABASE_NAMES } from '../model/database-names.ts';
import type { FinishedSetup } from '../model/setup.ts';

const FEATURE_NAMES = { swagger: 'Swagger', exceptionHandler: 'Exception Handler', security: 'Security' } as const;

/** Everything that was chosen, as a list of facts. */
export function SetupSummary({ setup }: { readonly setup: FinishedSetup }) {
  const parts = [
    'CRUD',
    ...Object.entries(FEATURE_NAMES).flatMap(([key, name]) =>
      setup.features[key as keyof typeof FEATURE_NAMES] ? [name] : [],
    ),
  ];
  const facts: readonly (readonly [string, string, boolean])[] = [
    ['Project', setup.projectName, true],
    ['Package', setup.packageName, true],
    ['Architecture', setup.architectureType === 'monolithic' ? 'Monolithic' : 'Microservice', false],
    ['Features', parts.join(', '), false],
    ['Database', setup.database === 'from-file' ? 'As in the file' : DATABASE_NAMES[setup.database], false],
    ['Java', String(setup.javaVersion), false],
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
