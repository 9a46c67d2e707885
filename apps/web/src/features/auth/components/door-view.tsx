import { sample } from '../../../content/sample/index.ts';
import { layOutDiagram } from '../../../shared/lib/diagram-layout.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { SchemaDiagram } from '../../../shared/ui/schema-diagram.tsx';

const named = (...names: readonly string[]) =>
  names.flatMap((name) => sample.tables.filter((table) => table.name === name));
const diagram = layOutDiagram([named('orders', 'order_items'), named('customers', 'products')], sample.relations);

const FACTS = [
  { name: 'Tables', value: sample.tables.length },
  { name: 'Relations', value: sample.relations.length },
  { name: 'Files', value: sample.fileCount },
] as const;

/** What comes of an account: a finished project of ours, with the numbers of its run. Gone on narrow screens. */
export function DoorView() {
  return (
    <aside aria-label="An example" className="grid content-center border-l border-line bg-surface p-12 max-md:hidden">
      <div className="mx-auto grid w-full max-w-[560px] gap-6">
        <p className="text-28 font-semibold text-balance">
          From <span className="mono">{sample.file}</span> to a running service
        </p>
        <div className="overflow-hidden rounded-panel border border-line bg-bg">
          <div className="flex min-h-11 items-center justify-between border-b border-line px-4">
            <span className="mono text-13">{sample.project}</span>
            <Badge tone="ok">Completed</Badge>
          </div>
          <div className="dotted px-4 py-2">
            <SchemaDiagram diagram={diagram} label="Diagram of its four tables" className="w-full" />
          </div>
          <dl className="grid grid-cols-3 border-t border-line">
            {FACTS.map(({ name, value }) => (
              <div key={name} className="grid gap-0.5 border-line px-4 py-3 not-first:border-l">
                <dt className="text-12 text-fg-2">{name}</dt>
                <dd className="text-16 font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </aside>
  );
}
