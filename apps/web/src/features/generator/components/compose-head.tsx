import { Badge } from '../../../shared/ui/badge.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Database, LayoutGrid, MessageSquare } from '../../../shared/ui/tool-icons.ts';
import { Segment, type SegmentChoice } from '../../../shared/ui/segment.tsx';

/** Where the schema comes from. */
export type Mode = 'chat' | 'file' | 'model';

type ComposeHeadProps = {
  readonly name: string;
  readonly badge: string | undefined;
  readonly mode: Mode;
  readonly fromIdea: boolean;
  /** Nobody is signed in, who has no dashboard. */
  readonly isStranger: boolean;
  /** Absent: it comes from one place only. */
  readonly onMode?: ((mode: Mode) => void) | undefined;
};

/** The strip above the review: which project, what is paid, where the schema comes from. */
export function ComposeHead({ name, badge, isStranger, ...modes }: ComposeHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-surface px-4 py-2">
      <h1 className="font-mono text-16 font-semibold tracking-[-0.03em]">{name}</h1>
      {badge !== undefined && <Badge tone="ok">{badge}</Badge>}
      <span className="ml-auto flex flex-wrap items-center gap-2 max-sm:w-full">
        <ModeSwitch {...modes} />
        {!isStranger && (
          <ButtonLink to="/dashboard" className="max-sm:hidden">
            Dashboard
          </ButtonLink>
        )}
      </span>
    </div>
  );
}

/** One of the modes of the generator; nothing where there is only one. */
export function ModeSwitch({ mode, fromIdea, onMode }: Pick<ComposeHeadProps, 'mode' | 'fromIdea' | 'onMode'>) {
  if (onMode === undefined) return null;
  const modes: readonly SegmentChoice<Mode>[] = [
    { value: 'chat', lead: 'Create with', name: 'Chat', icon: MessageSquare, coming: !fromIdea },
    { value: 'file', lead: 'Create with', name: 'Database File', icon: Database },
    { value: 'model', lead: 'Start from', name: 'a model', icon: LayoutGrid },
  ];
  return (
    <div className="max-sm:w-full">
      <Segment label="How to create" choices={modes} value={mode} onChange={onMode} />
    </div>
  );
}
