import { type ReactNode, useState } from 'react';
import { countOf } from '@backsmith/text';
import { ProofPanel } from '../../../shared/proof/proof-panel.tsx';
import { PushPanel } from '../../../shared/push/push-panel.tsx';
import { TryoutPanel } from '../../../shared/tryout/tryout-panel.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { DiagramView } from '../diagram/diagram-view.tsx';
import { useFocus } from '../diagram/use-focus.ts';
import { countsOf } from '../review/counts.ts';
import { ServiceDiagram } from '../review/service-diagram.tsx';
import type { MadeCut, Understood } from '../understanding/understood.ts';
import { EndpointList } from './endpoint-list.tsx';
import { FileBrowser } from './file-browser.tsx';
import { FoundPanel } from './found-panel.tsx';
import { useArchive } from './use-archive.ts';
import { useResult } from './use-result.ts';

type OutcomeProps = {
  readonly projectId: string;
  readonly name: string;
  /** How to run it. */
  readonly children: ReactNode;
};

/** What came of it: in the first screen the code with its calls, what was proven and what was found; then the schema. */
export default function Outcome({ projectId, name, children }: OutcomeProps) {
  const { data: result } = useResult(projectId);
  const { data: archive, isError } = useArchive(projectId);
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="grid min-w-0 gap-4 lg:order-last">
          <ProofPanel projectId={projectId} />
          {result && <FoundPanel result={result} roles={archive?.roles ?? []} projectId={projectId} />}
          {children}
        </div>
        <div className="grid min-w-0 gap-4">
          {isError && (
            <Note tone="info">
              <p>The files could not be shown here. The zip is complete: download it above.</p>
            </Note>
          )}
          {!archive && !isError && <Waiting>Loading the files...</Waiting>}
          {archive && <FileBrowser files={archive.files} isLow />}
          {archive && archive.endpoints.length > 0 && <EndpointList endpoints={archive.endpoints} />}
        </div>
      </div>
      <TryoutPanel projectId={projectId} />
      <PushPanel projectId={projectId} name={name} />
      {archive?.cut && <ServicesPanel cut={archive.cut} name={name} />}
      {archive?.schema && archive.schema.tables.length > 0 && <SchemaPanel schema={archive.schema} name={name} />}
    </div>
  );
}

function ServicesPanel({ cut, name }: { readonly cut: MadeCut; readonly name: string }) {
  return (
    <Panel aria-labelledby="services" className="overflow-hidden">
      <PanelHead id="services" title="Services">
        <span className="mr-1.5 text-13 text-fg-3">
          {countOf(cut.source.tables.length, 'service')}, {countOf(cut.keys, 'cut foreign key')}
        </span>
      </PanelHead>
      <div className="flex h-[520px] flex-col">
        <ServiceDiagram cut={cut} name={name} />
      </div>
    </Panel>
  );
}

function SchemaPanel({ schema, name }: { readonly schema: Understood; readonly name: string }) {
  const [selected, setSelected] = useState<string | null>(null);
  const { diagram, map, focus } = useFocus(schema, selected);
  return (
    <Panel aria-labelledby="schema" className="overflow-hidden">
      <PanelHead id="schema" title="Schema">
        <span className="mr-1.5 text-13 text-fg-3">{countsOf(schema)}</span>
      </PanelHead>
      <div className="flex h-[520px] flex-col">
        <DiagramView
          diagram={diagram}
          map={map}
          label={`Diagram of ${countsOf(schema)}.`}
          name={name}
          selected={selected}
          onSelect={setSelected}
          goal={null}
          focus={focus}
        />
      </div>
    </Panel>
  );
}
