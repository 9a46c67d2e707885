import { inspect } from '@backsmith/engine';
import { schemaFromLibrary, understandIdea, type IdeaSchema, type Refusal } from '@backsmith/idea';
import { domainModel, nearestDomains, type DomainModel } from '@backsmith/models';
import { didYouMean } from '@backsmith/text';
import type { RawOptions } from '../command.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { readStandardInput } from '../input/read-source.ts';
import { programName } from '../manifest.ts';
import { printMessage, printResult } from '../terminal/print.ts';

/** The assumptions shown on the terminal; the rest is counted. */
const SHOWN_NOTES = 12;

async function ideaText(positionals: readonly string[]): Promise<string> {
  const [first, ...more] = positionals;
  if (first === undefined)
    throw new Failure(EXIT.usage, 'idea takes a text.', 'Put the idea in quotes, or - for standard input.');
  if (first !== '-' || more.length > 0) return positionals.join(' ');
  return new TextDecoder().decode(await readStandardInput('Reading the idea from the terminal; end it with Ctrl-D.'));
}

/** The schema as `inspect --json` prints it, with the values a check allows a column at the column too. */
function schemaJson({ sql, notes }: IdeaSchema): string {
  const { value, diagnostics } = inspect(new TextEncoder().encode(sql), {});
  const tables = value.schema.tables.map((table) => {
    const rules = table.checks.flatMap((check) => check.rules);
    const columns = table.columns.map((column) => {
      const allowed = rules.find((rule) => rule.kind === 'in' && rule.column === column.name);
      return allowed?.kind === 'in' ? { ...column, values: allowed.values } : column;
    });
    return { ...table, columns };
  });
  return JSON.stringify({ ...value.schema, tables, diagnostics, notes }, undefined, 2);
}

function refuse({ code, message, suggestions }: Refusal, asJson: boolean): ExitCode {
  if (asJson) printResult(JSON.stringify({ error: { code, message, suggestions } }, undefined, 2));
  else {
    printMessage(`${message}\nSuch as:`);
    for (const suggestion of suggestions) printMessage(`  ${suggestion}`);
  }
  return EXIT.refused;
}

function printSchema(schema: IdeaSchema, asJson: boolean): void {
  if (asJson) {
    printResult(schemaJson(schema));
    return;
  }
  printResult(schema.sql.trimEnd());
  for (const { message } of schema.notes.slice(0, SHOWN_NOTES)) printMessage(message);
  const more = schema.notes.length - SHOWN_NOTES;
  if (more > 0) printMessage(`… and ${more} more assumptions; --json lists all of them under "notes".`);
}

/** The schema of a model of the library. @throws Failure naming the nearest ones where there is no such model or pack */
function templateSchema(name: string, packs: RawOptions[string]): IdeaSchema {
  const domain = domainModel(name.toLowerCase());
  const schema = domain && schemaFromLibrary(domain.name, packsOf(domain, typeof packs === 'string' ? packs : ''));
  if (schema !== undefined) return schema;
  const near = nearestDomains(name);
  const meant = near.length === 0 ? '' : `Near: ${near.join(', ')}. `;
  throw new Failure(EXIT.usage, `There is no model ${name}.`, `${meant}${programName()} templates lists all of them.`);
}

function packsOf({ name, packs }: DomainModel, list: string): readonly string[] {
  const known = packs.map((pack) => pack.name);
  const wanted = list.split(',').flatMap((pack) => pack.trim().toLowerCase() || []);
  if (wanted.length === 1 && wanted[0] === 'all') return known;
  const unknown = wanted.find((pack) => !known.includes(pack));
  if (unknown === undefined) return wanted;
  const offered = known.length === 0 ? 'It has none.' : `Its packs: ${known.join(', ')}.`;
  throw new Failure(EXIT.usage, `The model ${name} has no pack ${unknown}.`, didYouMean(unknown, known) + offered);
}

/** Runs the command: see its help. */
export async function run(positionals: readonly string[], raw: RawOptions): Promise<ExitCode> {
  const asJson = raw['json'] === true;
  if (asJson && raw['sql'] === true)
    throw new Failure(EXIT.usage, '--json and --sql both say what is printed.', 'Leave one out.');
  const template = raw['template'];
  if (typeof template === 'string') {
    if (positionals.length > 0)
      throw new Failure(EXIT.usage, 'An idea and --template both say what the schema is of.', 'Leave one out.');
    printSchema(templateSchema(template, raw['packs']), asJson);
    return EXIT.ok;
  }
  if (raw['packs'] !== undefined)
    throw new Failure(EXIT.usage, '--packs adds to a model of the library.', 'Name one with --template.');
  const understanding = understandIdea(await ideaText(positionals));
  if (understanding.kind === 'refusal') return refuse(understanding.refusal, asJson);
  printSchema(understanding.value, asJson);
  return EXIT.ok;
}
