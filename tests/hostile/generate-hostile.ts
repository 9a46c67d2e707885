import { generate, type GeneratedFile, type ChosenOptions } from '@backsmith/engine';

const OPTIONS: ChosenOptions = {
  projectName: 'hostile',
  packageName: 'com.acme.hostile',
  architecture: 'monolithic',
  features: { swagger: true, exceptionHandler: true, security: false },
  database: 'postgresql',
  javaVersion: 17,
  layout: 'layer',
};

function encode(text: string, encoding?: 'utf-16le'): Uint8Array {
  return encoding === undefined ? new TextEncoder().encode(text) : Buffer.from(`\ufeff${text}`, encoding);
}

/** Generates from a schema in the encoding given. Throws with the diagnostics when there is no result. */
export function generateHostile(
  sql: string,
  encoding?: 'utf-16le',
  packageName = OPTIONS.packageName,
): readonly GeneratedFile[] {
  const { value, diagnostics } = generate(encode(sql, encoding), { ...OPTIONS, packageName });
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value.files;
}
