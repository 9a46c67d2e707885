import {
  decodeSource,
  DiagnosticLog,
  SourceText,
  withinMessage,
  withoutConflicts,
  withoutRollbacks,
  withPlainQuotes,
} from '@backsmith/sql';
import type { Diagnostic } from '@backsmith/text';
import { chooseSets } from './choose-sets.ts';
import { Includes, type Script } from './includes.ts';
import { reportConflict } from './report-conflict.ts';
import { leaveTests } from './leave-tests.ts';
import { orderSources } from './order-sources.ts';
import type { NamedSource, ReadOptions } from './reading.ts';

/**
 * What the sessions that a source is made for run, in their order, without what would take migrations back: one for each file
 * that no other reads.
 */
export function decodeAll(
  log: DiagnosticLog,
  source: Uint8Array | string | readonly NamedSource[],
  { dialect }: ReadOptions,
): readonly Script[] {
  if (typeof source === 'string' || source instanceof Uint8Array) return [[decoded(log, source, undefined)]];
  for (const { name, notes = [] } of source) {
    for (const note of notes) log.add(note.line === 0 ? note : { ...note, file: name });
  }
  const chosen = chooseSets(log, leaveTests(log, source), dialect);
  const said = new DiagnosticLog();
  const applied = orderSources(said, chosen);
  const texts = new Texts(chosen);
  const includes = new Includes(
    chosen.map(({ name }) => name),
    (name) => texts.named(name),
  );
  const included = includes.readBy(applied.map(({ name }) => name));
  if (included.size === 0) {
    log.takeOver(said);
    return applied.map((one) => [texts.taken(log, one)]);
  }
  const begin = orderSources(
    log,
    chosen.filter(({ name }) => !included.has(name)),
  );
  // Files that read each other in a circle are begun by none of the first.
  const scripts = [...begin, ...applied].flatMap(({ name }) =>
    includes.isRead(name) ? [] : [includes.scriptOf(log, name)],
  );
  for (const one of chosen) if (includes.isRead(one.name)) texts.taken(log, one);
  return scripts;
}

/** The texts of files, each decoded once, and what there is to say of each once it is read. */
class Texts {
  readonly #byName: ReadonlyMap<string, NamedSource>;
  readonly #decoded = new Map<NamedSource, { readonly text: SourceText; readonly log: DiagnosticLog }>();

  constructor(sources: readonly NamedSource[]) {
    this.#byName = new Map(sources.map((source) => [source.name, source]));
  }

  named(name: string): SourceText | undefined {
    const source = this.#byName.get(name);
    return source && this.#of(source).text;
  }

  /** The text of a file that is read: what was found in decoding it is said. */
  taken(log: DiagnosticLog, source: NamedSource): SourceText {
    const { text, log: found } = this.#of(source);
    log.takeOver(found);
    return text;
  }

  #of(source: NamedSource): { readonly text: SourceText; readonly log: DiagnosticLog } {
    const known = this.#decoded.get(source);
    if (known !== undefined) return known;
    const log = new DiagnosticLog();
    const made = { text: decoded(log, source.content, source.name), log };
    this.#decoded.set(source, made);
    return made;
  }
}

function decoded(log: DiagnosticLog, content: Uint8Array | string, file: string | undefined): SourceText {
  if (typeof content === 'string') return forward(log, content.replace(/^\ufeff/, ''), file);
  const { value, diagnostics } = decodeSource(content);
  for (const diagnostic of diagnostics) log.add(file === undefined ? diagnostic : { ...ofSeveral(diagnostic), file });
  return forward(log, value.text, file);
}

/** An empty file among others is no mistake: tools leave some in place of migrations that are gone. */
function ofSeveral(diagnostic: Diagnostic): Diagnostic {
  if (diagnostic.code !== 'empty-source') return diagnostic;
  const { code, line, column, message } = diagnostic;
  return { severity: 'info', code, line, column, message };
}

/** The text without what would take its migration back, without the message around it, with every merge done and plain quotes. */
function forward(log: DiagnosticLog, text: string, file: string | undefined): SourceText {
  const inner = withinMessage(text);
  const plain = withPlainQuotes(inner.text);
  const merged = withoutConflicts(plain.text);
  const kept = withoutRollbacks(merged.text);
  const source = new SourceText(kept.text, file);
  for (const start of inner.passedOver) {
    log.report(source, {
      severity: 'info',
      code: 'surrounding-text',
      message: 'What stands here is text around the SQL and is passed over.',
      start,
      end: start,
    });
  }
  if (plain.first !== undefined) {
    log.report(source, {
      severity: 'warning',
      code: 'typographic-quotes',
      message: 'Quotes of a word processor stand here, and perhaps further on. They are read as those of SQL.',
      hint: 'No database takes them: replace them in the file.',
      start: plain.first,
      end: plain.first,
    });
  }
  for (const conflict of merged.conflicts) reportConflict(log, source, conflict);
  for (const start of kept.rollbacks) {
    log.report(source, {
      severity: 'info',
      code: 'rollback-section',
      message: 'What stands from here on takes the migration back and is not applied.',
      start,
      end: start,
    });
  }
  return source;
}
