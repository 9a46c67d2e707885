import { FileText } from 'lucide-react';
import { sample } from '../../../content/sample/index.ts';
import { countOf } from '../../../shared/lib/format.ts';
import { layOutDiagram } from '../../../shared/lib/diagram-layout.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { SchemaDiagram } from '../../../shared/ui/schema-diagram.tsx';

const named = (...names: readonly string[]) =>
  names.flatMap((name) => sample.tables.filter((table) => table.name === name));
const diagram = layOutDiagram([named('orders', 'order_items'), named('customers', 'products')], sample.relations);
const [FIRST] = named('orders');

/** What was understood of the sample schema: its diagram and its count. */
export function FindingsView() {
  return (
    <figure className="overflow-hidden rounded-panel border border-line bg-surface">
      <div className="dotted px-4 py-2">
        <SchemaDiagram
          diagram={diagram}
          label={`Diagram of ${sample.file}`}
          selected="orders"
          className="mx-auto w-full max-w-[480px]"
        />
      </div>
      <figcaption className="border-t border-line px-4 py-3 text-13 text-fg-2">
        <span className="mono text-fg">{sample.file}</span>: {countOf(sample.tables.length, 'table')},{' '}
        {countOf(sample.relations.length, 'relation')}, nothing lost
      </figcaption>
    </figure>
  );
}

/** The files that came of one table of the sample. */
export function FilesView() {
  return (
    <figure className="overflow-hidden rounded-panel border border-line bg-surface">
      <figcaption className="flex justify-between gap-3 border-b border-line px-4 py-3 text-13">
        <span className="mono">{sample.project}/</span>
        <span className="text-fg-3">{countOf(sample.fileCount, 'file')}</span>
      </figcaption>
      <ul className="py-2 font-mono text-[12.5px] tracking-[-0.01em]" aria-label="Files made from orders">
        {FIRST?.files.map(({ path, lines }) => (
          <li key={path} className="flex h-8 items-center gap-[7px] px-4 text-fg-2">
            <Icon of={FileText} className="size-3.5 text-fg-3" />
            <span className="min-w-0 truncate">{path}</span>
            <span className="ml-auto text-[11.5px] text-fg-3 tabular-nums">{countOf(lines, 'line')}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
