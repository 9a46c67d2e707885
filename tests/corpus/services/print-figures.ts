// BACKSMITH_CORPUS=<folder> npx node tests/corpus/services/print-figures.ts
//
// Prints the tables of README.md: how real schemas are shared out among services, and how far that agrees with modules that
// people made.
import { tool } from '../../kit/index.ts';
import { agreementOf } from './agreement.ts';
import { knownContexts } from './known-contexts.ts';
import { measureCut } from './measure-cut.ts';
import { SCHEMAS } from './schemas.ts';

const corpus = tool('corpus');

console.log('| Schema | Tables | Keys | Services | Keys cut | CPU ms | Services with their tables |');
console.log('|---|---|---|---|---|---|---|');
for (const [name, file] of SCHEMAS) {
  const { tables, keys, severed, services, fewer, spent } = measureCut(corpus, file);
  const share = keys === 0 ? 'no keys' : `${severed} (${Math.round((severed * 100) / keys)} %)`;
  const list = services.map((service) => `${service.name} ${service.tables.length}`).join(', ');
  const said = fewer === undefined ? list : `${list}. ${fewer}`;
  console.log(`| ${name} | ${tables} | ${keys} | ${services.length} | ${share} | ${spent} | ${said} |`);
}

console.log('\n| System | Tables known | Modules | Together | Apart | Mean |');
console.log('|---|---|---|---|---|---|');
for (const { system, schema, modules } of knownContexts()) {
  const { services } = measureCut(corpus, schema);
  const { together, apart, mean } = agreementOf(
    services.map(({ tables }) => tables),
    modules,
  );
  const shares = [together, apart, mean].map((share) => share.toFixed(2)).join(' | ');
  const known = Object.values(modules).flat().length;
  console.log(`| ${system} | ${known} | ${Object.keys(modules).length} | ${shares} |`);
}
