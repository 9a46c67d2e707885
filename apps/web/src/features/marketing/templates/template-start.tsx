import { PRODUCT } from '@backsmith/contract';
import { useState } from 'react';
import { countOf } from '@backsmith/text';
import { templates } from '../../../content/templates.ts';
import { cutName, cutRow } from '../../../shared/diagram/cut-row.ts';
import type { Diagram } from '../../../shared/diagram/model.ts';
import { NODE_WIDTH } from '../../../shared/diagram/node-size.ts';
import type { Diagram as DrawnDiagram } from '../../../shared/lib/diagram-layout.ts';
import { keepTemplate } from '../../../shared/lib/kept-template.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { SchemaDiagram } from '../../../shared/ui/schema-diagram.tsx';
import type { TemplateFacts } from './facts.ts';
import { sourceOf } from './source-of.ts';

/** The diagram of a model with the packs that are chosen, and the way to start from it. */
export function TemplateStart({ facts }: { readonly facts: TemplateFacts }) {
  const { name, title, parts } = facts;
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [diagram, setDiagram] = useState(facts.diagram);
  const packs = parts.flatMap((part) => (part.name === null ? [] : [{ ...part, name: part.name }]));
  const chosen = packs.filter((pack) => wanted.includes(pack.name));
  const count = parts
    .filter((part) => part.name === null || wanted.includes(part.name))
    .reduce((sum, part) => sum + part.tables.length, 0);
  const choose = async (next: readonly string[]) => {
    setWanted(next);
    setDiagram(next.length === 0 ? facts.diagram : await laidOut(facts, next));
  };
  const keep = () => {
    keepTemplate({ name, title, packs: chosen.map((pack) => ({ name: pack.name, title: pack.title })) });
  };
  return (
    <>
      <div className="grid gap-5 px-5 pb-8 sm:px-12">
        {packs.length > 0 && (
          <fieldset className="grid gap-x-6 gap-y-2 xs:grid-cols-2 md:grid-cols-4">
            <legend className="mb-2 text-13 font-medium">Add to it</legend>
            {packs.map((pack) => (
              <Checkbox
                key={pack.name}
                checked={wanted.includes(pack.name)}
                onChange={({ target }) =>
                  void choose(target.checked ? [...wanted, pack.name] : wanted.filter((one) => one !== pack.name))
                }
              >
                {pack.title}
              </Checkbox>
            ))}
          </fieldset>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink tone="ember" size="lg" to={PRODUCT.chatPath} onClick={keep}>
            {templates.start}
          </ButtonLink>
          <p role="status" className="text-13 text-fg-2">
            {countOf(count, 'table')}. You can change all of it before you build.
          </p>
        </div>
      </div>
      <div
        className="dotted max-h-[820px] overflow-auto border-y border-line p-5 sm:px-12"
        tabIndex={0}
        role="region"
        aria-label="Diagram"
      >
        <div style={{ width: diagram.width }} className="md:max-w-full">
          <SchemaDiagram
            diagram={drawn(diagram)}
            label={`${title}: ${countOf(count, 'table')} and how they refer to each other`}
          />
        </div>
      </div>
    </>
  );
}

/** Laying out takes more code than the page; it comes with the first pack. Where it cannot be loaded, the core stays. */
async function laidOut(facts: TemplateFacts, packs: readonly string[]): Promise<Diagram> {
  try {
    const { layOut } = await import('../../../shared/diagram/lay-out.ts');
    return layOut(sourceOf(facts, packs));
  } catch (cause) {
    console.info('The diagram could not be drawn anew.', cause);
    return facts.diagram;
  }
}

/** The diagram as it is drawn where nobody moves in it. */
function drawn({ width, height, tables, relations }: Diagram): DrawnDiagram {
  return {
    width,
    height,
    relations,
    tables: tables.map((table) => ({
      ...{ x: table.x, y: table.y, width: NODE_WIDTH, height: table.height },
      name: cutName(table.name),
      columns: [
        ...table.columns.map(({ name, type, isKey }) => ({ ...cutRow(name, type), isKey })),
        ...(table.more > 0 ? [{ name: '', type: `${table.more} more`, isKey: false }] : []),
      ],
    })),
  };
}
