import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';

/** What was assumed while an idea became a schema; nothing where nothing was. */
export function AssumedPanel({ notes = [] }: { readonly notes?: readonly string[] | undefined }) {
  if (notes.length === 0) return null;
  return (
    <Panel aria-labelledby="assumed">
      <PanelHead id="assumed" title="What was assumed" />
      <ul className="grid list-disc gap-1.5 py-3 pr-4 pl-8 text-13 text-fg-2">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Panel>
  );
}
