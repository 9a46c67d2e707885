import pg from 'pg';

/** A statement as the driver sent it. */
export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** The reads of all connections while something happens. The driver's own method is back in place afterwards. */
export async function readsDuring(happens: () => Promise<unknown>): Promise<readonly Statement[]> {
  const seen: Statement[] = [];
  const driver: { query: (...given: unknown[]) => unknown } = pg.Client.prototype;
  const sent = driver.query;
  driver.query = function watched(this: pg.Client, ...given: unknown[]) {
    const statement = statementOf(given);
    if (statement !== undefined && /^\s*(select|with)\b/i.test(statement.text)) seen.push(statement);
    return Reflect.apply(sent, this, given);
  };
  try {
    await happens();
  } finally {
    driver.query = sent;
  }
  return seen;
}

/** The driver takes a text with values beside it, or an object that holds both. */
function statementOf([first, second]: readonly unknown[]): Statement | undefined {
  const values: readonly unknown[] = Array.isArray(second) ? second : [];
  if (typeof first === 'string') return { text: first, values };
  if (typeof first !== 'object' || first === null || !('text' in first)) return undefined;
  const own: unknown = 'values' in first ? first.values : undefined;
  return { text: String(first.text), values: Array.isArray(own) ? own : values };
}
