import type { ServicePlan } from '@backsmith/options';
import type { Dialect } from '@backsmith/sql';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { countOf } from '@backsmith/text';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { DiagramView } from '../diagram/diagram-view.tsx';
import { useFocus } from '../diagram/use-focus.ts';
import { withTableIn } from '../model/service-plan.ts';
import type { ServiceReview } from '../understanding/use-cut.ts';
import { guideStateOf, type GuideState } from '../understanding/guide-state.ts';
import type { Understood } from '../understanding/understood.ts';
import { presentOf, type Draft } from '../understanding/use-draft.ts';
import { Conversation } from './conversation.tsx';
import type { SchemaOrigin } from './origin.tsx';
import { countsOf } from './counts.ts';
import { PaneTabs, type Pane } from './pane-tabs.tsx';
import { ServiceDiagram } from './service-diagram.tsx';
import { ServiceList } from './service-list.tsx';
import { TableList } from './table-list.tsx';
import { ViewSwitch, type View } from './view-switch.tsx';

const SqlEditor = lazy(() => import('./sql-editor.tsx'));

type WorkspaceProps = {
  readonly name: string;
  readonly draft: Draft;
  readonly from: SchemaOrigin;
  /** Name, modes and ways out. */
  readonly head: ReactNode;
  /** What stands in the way of building. */
  readonly problem: ReactNode;
  /** What it costs, and the way on. */
  readonly bill: ReactNode;
  /** The services it becomes; null where it becomes one application. */
  readonly services: ServiceReview | null;
  readonly onPlan: (plan: ServicePlan | null) => void;
  readonly onCount: (count: number | null) => void;
  readonly onRemove: () => void;
  readonly onEdit: (text: string) => void;
  readonly onUnread: (text: string) => void;
  readonly onDialect: (dialect: Dialect) => void;
  readonly onSay: (sentence: string) => void;
  readonly onUndo: () => void;
  readonly onKeep: (text: string) => void;
};

/** How much there is to read or to decide: what was left out, what was assumed, and what is asked and not yet answered. */
function openMessages({ leftOut, assumed }: Understood, guide: GuideState | undefined): number {
  const asked = guide?.questions.filter(({ chosen }) => chosen === undefined) ?? [];
  return leftOut.length + assumed.length + asked.length;
}

/** What was understood, before anything is built: the conversation, the diagram over the text, and what it comes to. */
export default function Workspace({ name, draft, from, head, problem, bill, services, ...on }: WorkspaceProps) {
  const present = presentOf(draft);
  const guide = guideStateOf(draft);
  const [pane, setPane] = useState<Pane>('Diagram');
  const [selected, setSelected] = useState<string | null>(null);
  const [goal, setGoal] = useState<{ readonly id: string } | null>(null);
  const [at, setAt] = useState<{ readonly line: number } | null>(null);
  const { diagram, map, focus } = useFocus(present, selected);
  // The text below gives way to the diagram; nothing of what was written in it is lost.
  const [isTall, setIsTall] = useState(false);
  const [view, setView] = useState<View>('Services');
  const viewSwitch = (label: string) => services && <ViewSwitch label={label} view={view} onView={setView} />;

  const select = (id: string | null) => {
    setSelected(id);
    const line = present.tables.find((table) => table.id === id)?.line;
    if (line !== undefined) setAt({ line });
  };
  const tallSwitch = (
    <Button
      size="sm"
      tone="bare"
      className="max-lg:hidden"
      aria-pressed={isTall}
      aria-label="Diagram in full height"
      onClick={() => setIsTall(!isTall)}
    >
      {isTall ? 'Show SQL' : 'Full height'}
    </Button>
  );
  const goToLine = (line: number) => {
    setAt({ line });
    setIsTall(false);
    setPane('SQL');
  };
  const [hadProblem, setHadProblem] = useState(false);
  if (Boolean(problem) !== hadProblem) {
    setHadProblem(Boolean(problem));
    // What stands in the way is said in the messages; a phone shows one pane at a time.
    if (problem) setPane('Messages');
  }
  const paneOf = (one: Pane, ...look: readonly (string | false)[]) => ({
    'aria-label': one,
    className: classNames('min-h-0 min-w-0 flex-col', pane === one ? 'flex' : 'hidden lg:flex', ...look),
  });
  return (
    <div className="-mt-[7px] flex flex-col lg:h-[calc(100dvh-53px)] lg:min-h-[640px]">
      {head}
      <PaneTabs current={pane} messages={openMessages(present, guide)} onChange={setPane} />
      <div className="grid min-h-0 flex-1 max-lg:pb-40 lg:grid-cols-[316px_minmax(0,1fr)_300px]">
        <section {...paneOf('Messages', 'bg-bg')}>
          <Conversation
            draft={draft}
            guide={guide}
            from={from}
            onRemove={on.onRemove}
            onDialect={on.onDialect}
            onSay={on.onSay}
            onUndo={on.onUndo}
            onKeep={on.onKeep}
            onLine={goToLine}
          >
            {problem}
          </Conversation>
        </section>
        <div
          className={classNames(
            'min-h-0 min-w-0 flex-col border-line lg:flex lg:border-x',
            pane === 'Diagram' || pane === 'SQL' ? 'flex' : 'hidden',
          )}
        >
          <section {...paneOf('Diagram', 'flex-1 max-lg:h-[60dvh] max-lg:flex-none')}>
            {services?.cut && view === 'Services' ? (
              <ServiceDiagram
                cut={services.cut}
                name={name}
                onMove={(table, to) => services.cut && on.onPlan(withTableIn(services.cut.plan, table, to))}
                lead={viewSwitch('Shown in the diagram')}
                tools={tallSwitch}
              />
            ) : (
              <DiagramView
                diagram={diagram}
                map={map}
                label={`Diagram of ${countsOf(present)}.`}
                name={name}
                selected={selected}
                onSelect={select}
                goal={goal}
                focus={focus}
                lead={viewSwitch('Shown in the diagram')}
                tools={tallSwitch}
              />
            )}
          </section>
          <section
            {...paneOf('SQL', 'border-t border-line bg-surface max-lg:h-[60dvh] lg:h-[38%]', isTall && 'lg:hidden')}
          >
            <Suspense fallback={<Waiting>Loading...</Waiting>}>
              <SqlEditor
                text={present.text}
                dialect={present.dialect}
                findings={[...present.leftOut, ...present.assumed]}
                at={at}
                onChange={on.onEdit}
                onUnread={on.onUnread}
              />
            </Suspense>
          </section>
        </div>
        <div className="flex min-h-0 min-w-0 flex-col bg-surface">
          <section {...paneOf('Tables', 'lg:flex-1')}>
            <div className="flex min-h-11 flex-none items-center justify-between gap-2 border-b border-line px-4">
              <h2 className={classNames('text-13 font-strong', services && 'sr-only')}>Tables</h2>
              {viewSwitch('Shown in the list')}
              <span className="text-13 text-fg-3">
                {services ? countOf(present.tables.length, 'table') : countsOf(present)}
              </span>
            </div>
            {services && view === 'Services' ? (
              <ServiceList review={services} onPlan={on.onPlan} onCount={on.onCount} onLine={goToLine} />
            ) : (
              <TableList
                tables={present.tables}
                selected={selected}
                onSelect={(id) => {
                  select(id);
                  setGoal({ id });
                  setPane('Diagram');
                }}
              />
            )}
          </section>
          {bill}
        </div>
      </div>
    </div>
  );
}
