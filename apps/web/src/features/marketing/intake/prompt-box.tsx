import { LIMITS, PRODUCT } from '@backsmith/contract';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { countTexts } from '../../../content/frame.ts';
import { howItWorksTexts } from '../../../content/how-it-works.ts';
import { intakeTexts } from '../../../content/intake.ts';
import { keepPrompt, keptPrompt } from '../../../shared/lib/kept-prompt.ts';
import { forgetKeptTemplate } from '../../../shared/lib/kept-template.ts';
import { useNavigation } from '../../../shared/navigation/navigation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';

const GO_AFTER_MS = 2000;
const { max } = LIMITS.homePrompt;

/** Takes an idea in words, whether anybody is signed in or not, and carries it to the generator, which shows its schema. */
export function PromptBox() {
  const { go } = useNavigation();
  const { label, example } = howItWorksTexts.get().bring.prompt;
  const texts = intakeTexts.get();
  // What was kept in this tab is there again; it does not change but by this box.
  const kept = useSyncExternalStore(neverChanges, keptPrompt, () => null);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? kept ?? '';
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const generate = () => {
    setBusy(true);
    keepPrompt(text.trim());
    forgetKeptTemplate();
    timer.current = setTimeout(() => {
      setBusy(false);
      void go(PRODUCT.chatPath);
    }, GO_AFTER_MS);
  };
  const write = (written: string) => setTyped(written.slice(0, max));

  // What was typed before the page's code was there is in the box, but was told to nobody.
  const box = useRef<HTMLTextAreaElement>(null);
  const takeEarly = useEffectEvent(() => {
    const early = box.current?.value ?? '';
    if (early !== '' && early !== text) write(early);
  });
  useEffect(() => takeEarly(), []);

  return (
    <div className="grid content-start gap-2">
      <label htmlFor="prompt" className="sr-only">
        {label}
      </label>
      <TextArea
        ref={box}
        id="prompt"
        value={text}
        maxLength={max}
        placeholder={label}
        aria-describedby="prompt-count"
        className="min-h-[130px]"
        onChange={(event) => write(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id="prompt-count" className="text-12 text-fg-3 tabular-nums">
          {countTexts.get().characters({ count: text.length, max })}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" tone="bare" onClick={() => write(example)}>
            {texts.useExample}
          </Button>
          <Button
            size="sm"
            tone="ink"
            disabled={text.trim() === ''}
            busy={busy}
            busyLabel={texts.generating}
            onClick={generate}
          >
            {texts.generate}
          </Button>
        </div>
      </div>
    </div>
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
