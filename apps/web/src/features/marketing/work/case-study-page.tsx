import type { ComponentType } from 'react';
import type { CaseStudy } from '../../../content/case-studies.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Sheet } from '../sheet.tsx';

/** The page of a case study that is not written yet. It names its case, says so, and leads on. */
export function caseStudyPage({ name, about }: CaseStudy): ComponentType {
  return function CaseStudyPage() {
    return (
      <Sheet>
        <div className="grid min-h-[56vh] content-center gap-8 px-5 py-16 sm:px-12">
          <div className="grid gap-4">
            <h1 className="text-60">{name}</h1>
            <p className="lead">Case study, {about.toLowerCase()}</p>
          </div>
          <p className="text-28 font-semibold text-fg-2">Coming soon...</p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink tone="ink" to="/sample-project">
              Browse a finished project
            </ButtonLink>
            <ButtonLink to="/#why">All recent work</ButtonLink>
          </div>
        </div>
      </Sheet>
    );
  };
}
