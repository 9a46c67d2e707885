import type { FinishedSetup } from '../model/setup.ts';

/** The choices in one quiet line, with the way back to them. */
export function SetupLine({ setup, onChange }: { readonly setup: FinishedSetup; readonly onChange?: () => void }) {
  const { features } = setup;
  const parts = [
    setup.architectureType === 'monolithic' ? 'Monolithic' : 'Microservice',
    'CRUD',
    features.swagger && 'Swagger',
    features.exceptionHandler && 'Exception Handler',
    features.security && 'Security',
    `Java ${setup.javaVersion}`,
  ].filter(Boolean);
  return (
    <p className="text-13 text-fg-2">
      <span className="mono break-all">{setup.packageName}</span>, {parts.join(', ')}
      {onChange && (
        <>
          {'. '}
          <button type="button" className="link" onClick={onChange}>
            Change
          </button>
        </>
      )}
    </p>
  );
}
