import { LIMITS } from '@backsmith/contract';
import { type KeyboardEvent, useId } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { EXAMPLE_IDEAS } from '../model/example-ideas.ts';

type IdeaFieldProps = {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onSend: () => void;
};

/** The idea in words: Enter sends, Shift+Enter begins a line, and a counter says what is still missing. */
export function IdeaField({ value, onChange, onSend }: IdeaFieldProps) {
  const [field, counter] = [useId(), useId()];
  const { length } = value.trim();
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2" role="group" aria-label="Examples">
        {EXAMPLE_IDEAS.map(({ name, idea }) => (
          <Button key={name} size="sm" onClick={() => onChange(idea)}>
            {name}
          </Button>
        ))}
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={field} className="text-13 font-medium">
          Your idea
        </label>
        <TextArea
          id={field}
          rows={7}
          maxLength={LIMITS.idea.max}
          aria-describedby={counter}
          placeholder="What does the application keep? Name the things, what belongs to what, and the values that matter."
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <p id={counter} className="text-13 text-fg-3">
          {length}/{LIMITS.idea.min} characters minimum. Enter sends, Shift+Enter begins a line.
        </p>
      </div>
    </div>
  );
}
