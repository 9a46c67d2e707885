import type { RawOptions } from '../command.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { readInput } from '../input/read-source.ts';
import { readChoices } from '../options/read-choices.ts';
import { readDialect, text } from '../options/read-options.ts';
import { readPlan } from '../options/read-plan.ts';
import { readRenames } from '../options/read-renames.ts';
import { countDiagnostics, printDiagnostics } from '../terminal/print-diagnostics.ts';
import { printMessage } from '../terminal/print.ts';
import { updateByPullRequest, type Requested } from '../update/update-by-pull-request.ts';
import { updateProject } from '../update/update-project.ts';

function folderAndSchema(positionals: readonly string[]): readonly [string, string] {
  const [folder, schema, ...more] = positionals;
  if (folder !== undefined && schema !== undefined && more.length === 0) return [folder, schema];
  throw new Failure(EXIT.usage, 'update takes a folder and a schema.', 'As in: backsmith update shop shop.sql');
}

/** Runs the command: see its help. */
export async function run(positionals: readonly string[], raw: RawOptions): Promise<ExitCode> {
  const [folder, schema] = folderAndSchema(positionals);
  const chosen = readDialect(raw);
  const { label, source, dialect = chosen } = await readInput(schema, chosen);
  const file = text(raw, 'choices');
  const choices = file === undefined ? undefined : await readChoices(file);
  const renames = { ...choices?.renames, ...readRenames(raw['renames']) };
  const roles = choices?.tables === undefined ? {} : { tables: choices.tables };
  const plan = text(raw, 'services');
  const wishes = {
    renames,
    dialect,
    ...(plan === undefined ? {} : { services: await readPlan(plan) }),
    ...(choices === undefined ? {} : { choices: roles }),
  };
  const isRequest = raw['pull-request'] === true;
  const updated: Requested = isRequest
    ? await updateByPullRequest(folder, source, wishes, { server: text(raw, 'github') })
    : updateProject(folder, source, wishes);
  const isQuiet = raw['quiet'] === true;
  const shown = updated.diagnostics.filter(({ severity }) => !isQuiet || severity === 'error');
  printDiagnostics(shown, label);
  if (updated.outcome === 'conflicts' || !isQuiet) printOutcome(folder, updated, isRequest);
  return updated.outcome === 'refused' || updated.outcome === 'conflicts' ? EXIT.refused : EXIT.ok;
}

function printOutcome(
  folder: string,
  { outcome, conflicts, migrations, diagnostics, page }: Requested,
  isRequest: boolean,
): void {
  const counts = countDiagnostics(diagnostics);
  if (counts !== '') printMessage(`${counts}; the whole list is in REPORT.md of the project.`);
  for (const path of migrations) printMessage(`New migration: ${path}`);
  switch (outcome) {
    case 'refused':
      printMessage(`${folder} is as it was.`);
      return;
    case 'unchanged':
      printMessage(`${folder} is up to date.`);
      return;
    case 'merged':
      if (page !== undefined) {
        printMessage(`A pull request was opened: ${page}. Your branch in ${folder} is as it was.`);
        return;
      }
      printMessage(
        `${folder} is up to date, your changes are kept. Next: ./mvnw verify, then look at the last commit.`,
      );
      return;
    case 'conflicts':
      printMessage(`git could not merge: ${conflicts.join(', ')}.`);
      if (isRequest) {
        printMessage(
          `No pull request was opened, ${folder} is as it was. Update without --pull-request to merge by hand.`,
        );
        return;
      }
      printMessage(
        'Nothing is lost: edit these files, then git add them and git commit; or go back with git merge --abort.',
      );
  }
}
