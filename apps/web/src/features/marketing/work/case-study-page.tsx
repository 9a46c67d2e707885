import { Sheet } from '../sheet.tsx';

/** A case study that is not written yet. */
export function CaseStudyPage() {
  return (
    <Sheet>
      <div className="grid min-h-[56vh] content-center px-5 py-16 sm:px-12">
        <h1 className="text-60">Coming soon...</h1>
      </div>
    </Sheet>
  );
}
