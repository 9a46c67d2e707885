import { Button } from '../../../shared/ui/button.tsx';
import { Note } from '../../../shared/ui/note.tsx';

/** Says that another tab has the draft, and takes it from there. */
export function KeptElsewhere({ onTakeOver }: { readonly onTakeOver: () => void }) {
  return (
    <Note tone="busy" role="status" className="-mt-[7px] mb-[7px] items-center rounded-none px-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>This draft is open in another tab, which keeps it. What you change here is not kept.</p>
        <Button size="sm" onClick={onTakeOver}>
          Continue here
        </Button>
      </div>
    </Note>
  );
}
