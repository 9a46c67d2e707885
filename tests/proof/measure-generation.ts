// Generates the schema of a file once, in a fresh process, and prints what that took as JSON. Run by large.test.ts.
import { readFileSync } from 'node:fs';
import { generate } from '@backsmith/engine';

const [file = '', database] = process.argv.slice(2);
const source = readFileSync(file);
const before = process.cpuUsage();
const { value } = generate(source, {
  projectName: 'large',
  packageName: 'com.acme.large',
  architecture: 'monolithic',
  features: { swagger: true, exceptionHandler: true, security: false },
  database: database === 'mariadb' ? 'mariadb' : 'postgresql',
  javaVersion: 17,
  layout: 'layer',
});
const { user, system } = process.cpuUsage(before);
const measured = {
  tables: value?.schema.tables.length ?? 0,
  files: value?.files.length ?? 0,
  cpuSeconds: (user + system) / 1e6,
  peakMb: process.resourceUsage().maxRSS / 1024,
};
console.log(JSON.stringify(measured));
