import { fieldsOf } from '@backsmith/text';
import type { Change } from './change.ts';
import type { Answer, Call, HttpCalls } from './http-calls.ts';
import type { JsonRecord, Made } from './made.ts';
import { provePatch } from './prove-patch.ts';
import { proveStale } from './refusals.ts';
import { sameValue } from './same-value.ts';
import { isBrokenRule, type Writer } from './writer.ts';

/** Looks for what was sent in the rows of the table. */
type CompareRow = (sent: JsonRecord) => Promise<void>;

/** Changes one field of a record; another one where a rule between two fields, which the document cannot say, refuses that. */
export async function proveUpdate(
  calls: HttpCalls,
  writer: Pick<Writer, 'changesOf'>,
  made: Made,
  compareRow: CompareRow,
): Promise<void> {
  const { match, location = '' } = made;
  const { headers, body } = await calls.expect(200, { method: 'GET', path: location });
  const current = fieldsOf(body);
  const known = Object.keys(match.resource.request?.fields ?? {}).map((name): [string, unknown] => [
    name,
    current[name] ?? made.sent[name],
  ]);
  const call = { method: 'PUT', path: location, ifMatch: headers.get('etag') } as const;
  let refused: string | undefined;
  for (const change of writer.changesOf(made)) {
    const [field, values] = change;
    let last: Answer | undefined;
    for (const value of values) {
      const sent = { ...Object.fromEntries(known), [field]: value };
      last = await calls.send({ ...call, body: JSON.stringify(sent) });
      if (last.status !== 200) continue;
      await proveChanged(calls, made, change, { call, sent, record: fieldsOf(last.body), compareRow });
      return;
    }
    refused ??= `${field}: ${last?.status ?? 0} instead of 200: ${last?.text.slice(0, 300) ?? ''}`;
    if (last === undefined || !isBrokenRule(last)) break;
  }
  if (refused !== undefined) calls.fail(call, refused);
}

type Changed = {
  readonly call: Call;
  readonly sent: JsonRecord;
  readonly record: JsonRecord;
  readonly compareRow: CompareRow;
};

/** What was answered is what was sent, and so is what is kept; the version before it is refused. */
async function proveChanged(
  calls: HttpCalls,
  made: Made,
  change: Change,
  { call, sent, record, compareRow }: Changed,
): Promise<void> {
  const [field] = change;
  const value = sent[field];
  if (!sameValue(value, record[field]))
    calls.fail({ ...call, body: JSON.stringify(sent) }, `came back as ${JSON.stringify(record[field])}`);
  await compareRow({ [field]: value });
  await proveStale(calls, call, sent, record);
  if (made.match.resource.canPatch) await provePatch(calls, made, change);
}
