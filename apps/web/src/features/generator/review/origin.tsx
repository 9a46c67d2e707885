import { formatBytes } from '@backsmith/contract';
import type { KeptTemplate } from '../../../shared/lib/kept-template.ts';
import { FileRow } from '../../../shared/ui/file-row.tsx';
import { Mine } from './remark-view.tsx';

/** What a schema came from: a file, words, or a model of the library. */
export type SchemaOrigin = File | string | KeptTemplate;

type OriginProps = { readonly from: SchemaOrigin; readonly onRemove: () => void };

/** What came in, and the way to take it back. */
export function Origin({ from, onRemove }: OriginProps) {
  if (from instanceof File) return <FileRow name={from.name} size={formatBytes(from.size)} onRemove={onRemove} />;
  return (
    <Mine>
      <p className="break-words whitespace-pre-wrap">{typeof from === 'string' ? from : saidOf(from)}</p>
      <button type="button" className="link mt-1 text-13" onClick={onRemove}>
        {typeof from === 'string' ? 'Change the idea' : 'Choose another model'}
      </button>
    </Mine>
  );
}

/** "Help desk, with service levels and tags" */
export function saidOf({ title, packs }: KeptTemplate): string {
  const names = packs.map((pack) => pack.title.toLowerCase());
  const last = names.pop();
  if (last === undefined) return title;
  return `${title}, with ${names.length === 0 ? last : `${names.join(', ')} and ${last}`}`;
}
