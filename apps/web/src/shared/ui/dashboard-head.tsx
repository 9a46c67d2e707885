import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { Icon } from './icon.tsx';
import { ArrowLeft } from './tool-icons.ts';

/** The head of a page below the dashboard: the way back, the title, and what can be done there. */
export function DashboardHead({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="grid gap-2">
        <div>
          <ButtonLink tone="bare" size="sm" className="-ml-2.5 print:hidden" to="/dashboard">
            <Icon of={ArrowLeft} />
            Back to Dashboard
          </ButtonLink>
        </div>
        <h1 className="text-28">{title}</h1>
      </div>
      {children}
    </div>
  );
}
