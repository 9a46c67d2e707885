import {
  decodeSource,
  SourceText,
  withinMessage,
  withoutConflicts,
  withoutRollbacks,
  withPlainQuotes,
  type DiagnosticLog,
} from '@backsmith/sql';
import { chooseSets } from './choose-sets.ts';
import { reportConflict } from './report-conflict.ts';
import { orderSources } from './order-sources.ts';
import type { NamedSource, ReadOptions } from './reading.ts';

/** The texts of a source in the order they are applied, without what would take migrations back. */
export function decodeAll(
  log: DiagnosticLog,
  source: Uint8Array | string | readonly NamedSource[],
  { dialect }: ReadOptions,
): readonly SourceText[] {
  if (typeof source === 'string' || source instanceof Uint8Array) return [decoded(log, source, undefined)];
  return orderSources(log, chooseSets(log, source, dialect)).map(({ name, content }) => decoded(log, content, name));
}

function decoded(log: DiagnosticLog, content: Uint8Array | string, file: string | undefined): SourceText {
  if (typeof content === 'string') return forward(log, content.replace(/^\ufeff/, ''), file);
  const { value, diagnostics } = decodeSource(content);
  for (const diagnostic of diagnostics) log.add(file === undefined ? diagnostic : { ...diagnostic, file });
  return forward(log, value.text, file);
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
