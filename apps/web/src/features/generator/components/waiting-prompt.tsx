import { Button } from '../../../shared/ui/button.tsx';
import { Note } from '../../../shared/ui/note.tsx';

/** What was described on the site. Building from words is not open yet, so the text is kept and nothing is made of it. */
export function WaitingPrompt({ text, onRemove }: { readonly text: string; readonly onRemove: () => void }) {
  return (
    <Note tone="info">
      <p className="font-strong">Your description is here</p>
      <blockquote className="break-words whitespace-pre-wrap">{text}</blockquote>
      <p className="text-fg-2">
        Building from words is not open yet. The text stays in this tab; meanwhile, bring the schema as a file.
      </p>
      <div>
        <Button size="sm" onClick={onRemove}>
          Forget the text
        </Button>
      </div>
    </Note>
  );
}
