import type { DiagnosticView } from '@backsmith/contract';
import type { StepNews } from './engine-task.ts';

/** How long a message may be. Names in a hostile schema have no bounds of their own. */
const LONGEST = 1000;
/** How many diagnostics of one file are kept; the archive's report has all of them. */
const MOST_DIAGNOSTICS = 200;

/** Text a database can hold: no NUL, no half of a surrogate pair, of a readable length. */
export function storableText(text: string): string {
  const whole = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return whole.toWellFormed().replaceAll('\0', '\ufffd');
}

/** Diagnostics as they are kept: all errors first when there are too many to keep. */
export function storableDiagnostics(diagnostics: readonly DiagnosticView[]): readonly DiagnosticView[] {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
  const rest = diagnostics.filter((diagnostic) => diagnostic.severity !== 'error');
  const kept = diagnostics.length > MOST_DIAGNOSTICS ? [...errors, ...rest].slice(0, MOST_DIAGNOSTICS) : diagnostics;
  return kept.map(storable);
}

/** News of a step as it is kept. */
export function storableNews(news: StepNews): StepNews {
  return storable(news);
}

function storable<Value extends object>(value: Value): Value {
  const entries = Object.entries(value).map(([key, field]: [string, unknown]) => [
    key,
    typeof field === 'string' ? storableText(field) : field,
  ]);
  return Object.fromEntries(entries) as Value;
}
