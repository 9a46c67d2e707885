import type { ReactNode } from 'react';
import { Panel } from '../../../shared/ui/panel.tsx';

type StepPanelProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** A quiet remark at the left of the foot. */
  readonly remark?: ReactNode;
  /** The way back and the way on. */
  readonly foot: ReactNode;
};

/** One step of the wizard. */
export function StepPanel({ title, children, remark, foot }: StepPanelProps) {
  return (
    <Panel aria-labelledby="step-title">
      <h2
        id="step-title"
        tabIndex={-1}
        className="border-b border-line px-4 py-3 text-16 font-semibold outline-none sm:px-5"
      >
        {title}
      </h2>
      {children}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 sm:px-5">
        <div className="text-13 text-fg-2">{remark}</div>
        <div className="ml-auto flex gap-2">{foot}</div>
      </div>
    </Panel>
  );
}
