import { generate, type Generation } from '@backsmith/engine';
import type { WideInput } from './wide-inputs.ts';

/** The project of a wide schema for the database it is written for. @throws Error with what was said where there is none */
export function generateWide({ dialect, sql }: WideInput): Generation {
  const { value, diagnostics } = generate(
    Buffer.from(sql),
    {
      projectName: 'wide',
      packageName: `com.acme.wide${dialect}${sql.length}`,
      architecture: 'monolithic',
      features: { swagger: true, exceptionHandler: true, security: false },
      javaVersion: 17,
      layout: 'layer',
    },
    () => undefined,
    { dialect },
  );
  if (value !== undefined) return value;
  throw new Error(diagnostics.map(({ message }) => message.slice(0, 500)).join('\n'));
}
