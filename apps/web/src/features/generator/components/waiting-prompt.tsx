import { Button } from '../../../shared/ui/button.tsx';
import { Note } from '../../../shared/ui/note.tsx';

/** What was described on the site; it waits in the field of the idea until the wizard is done. */
export function WaitingPrompt({ text, onRemove }: { readonly text: string; readonly onRemove: () => void }) {
  return (
    <Note tone="info">
      <p className="font-strong">Your description is here</p>
      <blockquote className="break-words whitespace-pre-wrap">{text}</blockquote>
      <p className="text-fg-2">It becomes the schema once the three steps are done. The text stays in this tab.</p>
      <div>
        <Button size="sm" onClick={onRemove}>
          Forget the text
        </Button>
      </div>
    </Note>
  );
}
