import { useState } from 'react';
import { countTexts } from '../../../content/frame.ts';
import { productWindowTexts } from '../../../content/product-window.ts';
import { sample } from '../../../content/sample/index.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { languageOf } from '../../../shared/lib/highlight.ts';
import { layOutDiagram } from '../../../shared/lib/diagram-layout.ts';
import { Code } from '../../../shared/ui/code.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ChevronDown, FileText } from '../../../shared/ui/icons.ts';
import { SchemaDiagram } from '../../../shared/ui/schema-diagram.tsx';
import { useTour } from './use-tour.ts';

const NAMES = sample.tables.map(({ name }) => name);
/** The order the tour takes: along the relations, starting where most meet. */
const TOUR = ['orders', 'order_items', 'products', 'customers'].filter((name) => NAMES.includes(name));
const [FIRST = '', ...REST] = TOUR;

const diagram = layOutDiagram(
  [
    ['customers', 'products'],
    ['orders', 'order_items'],
  ].map((column) =>
    sample.tables
      .filter(({ name }) => column.includes(name))
      .toSorted((a, b) => column.indexOf(a.name) - column.indexOf(b.name)),
  ),
  sample.relations,
);

/** One table in three views: as SQL, in the diagram, as Java. What is picked in one is marked in all. */
export function ProductWindow() {
  const [picked, setPicked] = useState(FIRST);
  const texts = productWindowTexts.get();
  const counted = countTexts.get();
  const { stop, handlers } = useTour([FIRST, ...REST], setPicked);
  const pick = (table: string) => {
    stop();
    setPicked(table);
  };
  const table = sample.tables.find(({ name }) => name === picked);
  return (
    <div {...handlers} className="overflow-hidden rounded-t-window border border-b-0 border-line bg-surface shadow-pop">
      <div className="grid border-b border-line text-13 text-fg-2 *:flex *:items-center *:justify-between *:gap-2 *:px-4 *:py-[11px] sm:grid-cols-2 md:grid-cols-[1fr_1.08fr_1fr]">
        <div className="max-md:!hidden">
          <span className="mono text-fg">{sample.file}</span>
          <span className="text-12 text-fg-3">{sample.dialect}</span>
        </div>
        <div className="border-line md:border-l">
          <span>
            {counted.tables(sample.tables.length)}, {counted.relations(sample.relations.length)}
          </span>
          <TablePicker picked={picked} onPick={pick} />
        </div>
        <div className="border-line max-sm:!hidden sm:border-l">
          <span className="mono text-fg">{sample.project}/</span>
          <span className="text-12 text-fg-3">{counted.files(sample.fileCount)}</span>
        </div>
      </div>
      <div className="grid *:min-h-0 *:min-w-0 sm:h-[528px] sm:grid-cols-2 md:grid-cols-[1fr_1.08fr_1fr]">
        <Code
          label={texts.schema({ file: sample.file })}
          text={sample.sql}
          language="sql"
          marked={table?.span}
          onPointLine={(line) => {
            const under = sample.tables.find(({ span }) => line >= span.first && line <= span.last);
            if (under) pick(under.name);
          }}
          className="text-[12px]! leading-[1.62]! max-md:hidden"
        />
        <div className="dotted grid place-items-center border-line px-2 py-3 md:border-l">
          <SchemaDiagram
            diagram={diagram}
            label={texts.diagram({
              relations: sample.relations.map(({ from, to }) => texts.pointsAt({ from, to })).join(', '),
            })}
            selected={picked}
            onPoint={pick}
            className="w-full max-w-[420px]"
          />
        </div>
        <div className="later flex flex-col border-line max-sm:h-[440px] max-sm:border-t sm:border-l">
          {table && <Made table={table} />}
        </div>
      </div>
    </div>
  );
}

/** The same choice for keyboards and phones. */
function TablePicker({ picked, onPick }: { readonly picked: string; readonly onPick: (table: string) => void }) {
  return (
    <label className="flex items-center gap-1.5 text-12 text-fg-3">
      <span>{productWindowTexts.get().follow}</span>
      <span className="relative block">
        <select
          value={picked}
          onChange={(event) => onPick(event.target.value)}
          className="h-7 appearance-none rounded-control border border-line bg-surface pr-8 pl-3 font-mono text-12 text-fg max-sm:h-9"
        >
          {NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <Icon of={ChevronDown} className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-fg-3" />
      </span>
    </label>
  );
}

function Made({ table }: { readonly table: (typeof sample.tables)[number] }) {
  return (
    <>
      <ul
        className="border-b border-line py-2 font-mono text-[12.5px] tracking-[-0.01em]"
        aria-label={productWindowTexts.get().filesMadeFrom({ table: table.name })}
      >
        {table.files.map(({ path, lines }) => (
          <li
            key={path}
            className={classNames(
              'flex h-[26px] items-center gap-[7px] border-l-2 px-3',
              path === table.entity.path ? 'border-accent bg-accent-tint text-fg' : 'border-transparent text-fg-2',
            )}
          >
            <Icon of={FileText} className="size-3.5 text-fg-3" />
            <span className="min-w-0 truncate">{path}</span>
            <span className="ml-auto text-[11.5px] text-fg-3 tabular-nums">{lines}</span>
          </li>
        ))}
      </ul>
      <Code
        key={table.name}
        label={table.entity.path}
        text={table.entity.text}
        language={languageOf(table.entity.path)}
        from={table.entity.from}
        className="min-h-0 flex-1"
      />
    </>
  );
}
