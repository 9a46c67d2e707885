import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { classNames } from '../lib/class-names.ts';

type AccordionItem = { readonly question: string; readonly answer: string };

type AccordionProps = {
  readonly items: readonly AccordionItem[];
  readonly heading: 'h2' | 'h3';
  /** Open from the start. */
  readonly open?: number;
};

/** A press so soon after the item opened belongs to the same gesture: a tap also brings pointer and focus. */
const SAME_GESTURE_MS = 400;

/**
 * Questions that open by pointer, touch, focus and Enter. What is open stays open, so that nothing moves under the pointer;
 * pressing an open one closes it.
 */
export function Accordion({ items, heading: Heading, open = 0 }: AccordionProps) {
  const id = useId();
  const [shown, setShown] = useState<ReadonlySet<number>>(() => new Set([open]));
  const openedAt = useRef(new Map<number, number>());
  const show = (index: number, at: number) => {
    if (shown.has(index)) return;
    openedAt.current.set(index, at);
    setShown(new Set([...shown, index]));
  };
  const press = (index: number, at: number) => {
    if (!shown.has(index)) show(index, at);
    else if (at - (openedAt.current.get(index) ?? -SAME_GESTURE_MS) >= SAME_GESTURE_MS) {
      setShown(new Set([...shown].filter((other) => other !== index)));
    }
  };
  return (
    <div className="border-t border-line">
      {items.map(({ question, answer }, index) => (
        <div
          key={question}
          className="border-b border-line"
          onPointerEnter={(event) => event.pointerType === 'mouse' && show(index, event.timeStamp)}
        >
          <Heading className="text-16 font-medium">
            <button
              type="button"
              aria-expanded={shown.has(index)}
              aria-controls={`${id}-${index}`}
              className="flex w-full justify-between gap-4 py-4 text-left outline-offset-[-2px]"
              onFocus={(event) => show(index, event.timeStamp)}
              onClick={(event) => press(index, event.timeStamp)}
            >
              {question}
              <Icon
                of={Plus}
                className={classNames(
                  'mt-1 shrink-0 text-fg-3 transition-[rotate] duration-200',
                  shown.has(index) && 'rotate-45',
                )}
              />
            </button>
          </Heading>
          <p
            id={`${id}-${index}`}
            hidden={!shown.has(index)}
            className="max-w-[68ch] pr-8 pb-[18px] text-fg-2 sm:pr-12"
          >
            {answer}
          </p>
        </div>
      ))}
    </div>
  );
}
