import { fieldsOf } from '@backsmith/text';

/** What a refusal says: the rule it is by, where it names one, and the fields that it is about. */
export type Problem = {
  readonly code: string | undefined;
  /** The field is empty where an error is about the whole. */
  readonly errors: readonly { readonly field: string; readonly message: string }[];
};

/** Reads the body of a refusal; one of another form says nothing. */
export function problemOf(body: unknown): Problem {
  const { code, errors } = fieldsOf(body);
  const listed: readonly unknown[] = Array.isArray(errors) ? errors : [];
  return {
    code: typeof code === 'string' ? code : undefined,
    errors: listed.map(fieldsOf).map(({ field, message }) => ({ field: textOf(field), message: textOf(message) })),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
