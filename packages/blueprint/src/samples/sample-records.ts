import { NameScope, uncapitalize } from '@backsmith/text';
import { JAVA_KEYWORDS } from '@backsmith/text';
import type { SampleField, SampleRecord } from '../model/sample.ts';
import type { SampleReference } from './sample-references.ts';

/** The records of other resources a sample refers to, each held by a variable. */
export class SampleRecords {
  readonly #scope = new NameScope({ reserved: [...JAVA_KEYWORDS, 'api', 'body', 'location'], suffix: 'Record' });
  readonly #records = new Map<SampleReference, SampleRecord>();

  /** The variable that holds the record of a reference. What it is given comes from records asked for before. */
  variable(reference: SampleReference, fresh: boolean, given: readonly SampleField[] = []): string {
    const known = this.#records.get(reference);
    if (known !== undefined) return known.variable;
    const { names, classes } = reference.target;
    const record = {
      variable: this.#scope.take(uncapitalize(names.className)),
      test: classes.test,
      fresh,
      ...(given.length > 0 ? { given } : {}),
    };
    this.#records.set(reference, record);
    return record.variable;
  }

  /** All records, in the order they were first needed. */
  all(): readonly SampleRecord[] {
    return [...this.#records.values()];
  }
}
