import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ArrowUp } from '../../../shared/ui/tool-icons.ts';

type ComposerProps = { readonly isBusy: boolean; readonly onSay: (sentence: string) => void };

const LONGEST = 2000;

/** Where one says what should change. Enter sends, Shift+Enter begins a line. */
export function Composer({ isBusy, onSay }: ComposerProps) {
  const [field, hint] = [useId(), useId()];
  const [text, setText] = useState('');
  const isReady = text.trim() !== '' && !isBusy;
  const send = () => {
    if (!isReady) return;
    onSay(text.trim());
    setText('');
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="m-4 mt-0 rounded-panel border border-line-control bg-surface focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-accent">
      <label htmlFor={field} className="sr-only">
        Describe a change
      </label>
      <textarea
        id={field}
        rows={2}
        maxLength={LONGEST}
        aria-describedby={hint}
        placeholder="Describe a change, for example: add a phone number to customers"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={sendOnEnter}
        className="block w-full resize-none bg-transparent px-3 pt-3 pb-1 outline-none max-sm:text-16"
      />
      <div className="flex items-center justify-between py-1.5 pr-1.5 pl-3">
        <span id={hint} className="text-12 text-fg-3">
          Enter sends
        </span>
        <Button tone="ink" size="sm" square aria-label="Send" disabled={!isReady} onClick={send}>
          <Icon of={ArrowUp} />
        </Button>
      </div>
    </div>
  );
}
