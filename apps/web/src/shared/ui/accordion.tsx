import { useId, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { Plus } from './icons.ts';
import { classNames } from '../lib/class-names.ts';

type AccordionItem = {
  readonly question: string;
  readonly answer: string;
  /** Where a table answers better than a sentence. */
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
};

type AccordionProps = {
  readonly items: readonly AccordionItem[];
  readonly heading: 'h2' | 'h3';
  /** Open from the start. */
  readonly open?: number;
  /** In the full width: the answers stand at the right of their questions. */
  readonly wide?: boolean;
};

/** A press so soon after the item opened belongs to the same gesture: a tap also brings pointer and focus. */
const SAME_GESTURE_MS = 400;

/**
 * Questions that open by pointer, touch, focus and Enter. What is open stays open, so that nothing moves under the pointer;
 * pressing an open one closes it.
 */
export function Accordion({ items, heading: Heading, open = 0, wide = false }: AccordionProps) {
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
      {items.map(({ question, answer, table }, index) => (
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
              <span className={classNames(wide && 'md:max-w-[38%]')}>{question}</span>
              <Icon
                of={Plus}
                className={classNames(
                  'mt-1 shrink-0 text-fg-3 transition-[rotate] duration-200',
                  shown.has(index) && 'rotate-45',
                )}
              />
            </button>
          </Heading>
          <div
            id={`${id}-${index}`}
            className={classNames(
              'grid gap-4 pr-8 pb-[18px] text-fg-2 sm:pr-12',
              !shown.has(index) && 'folded',
              wide && 'md:mt-[-38px] md:ml-[42%] md:pr-12',
            )}
          >
            <p className="max-w-[68ch]">{answer}</p>
            {table && <AnswerTable {...table} />}
          </div>
        </div>
      ))}
    </div>
  );
}

function AnswerTable({ head, rows }: NonNullable<AccordionItem['table']>) {
  return (
    <table className="w-full max-w-[68ch] text-left text-13">
      <thead>
        <tr className="border-b border-line text-12 text-fg-3">
          {head.map((name) => (
            <th key={name} scope="col" className="py-1.5 pr-4 font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name} className="border-line not-last:border-b">
            <th scope="row" className="py-1.5 pr-4 font-normal text-fg">
              {name}
            </th>
            {cells.map((cell, column) => (
              <td key={column} className="py-1.5 pr-4">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
