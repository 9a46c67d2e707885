import { useId, useState } from 'react';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Check, Plus, X } from '../../../shared/ui/icons.ts';
import type { AskedQuestion, GuideState } from '../understanding/guide-state.ts';

type GuideViewProps = {
  readonly guide: GuideState;
  /** While a change is worked out nothing else can be said. */
  readonly isBusy: boolean;
  readonly onSay: (sentence: string) => void;
  /** Leaves what is asked or assumed as it is, or opens it again. */
  readonly onKeep: (text: string) => void;
};

/** Assumptions at first sight; the others wait behind a button. */
const FIRST = 4;

/**
 * What the conversation goes on with: questions to answer, parts to add, assumptions to keep or take back. Nothing goes away
 * by being clicked, so that whoever walks here by keyboard keeps the place.
 */
export function GuideView({ guide: { questions, offers, assumptions }, isBusy, onSay, onKeep }: GuideViewProps) {
  return (
    <>
      {questions.map((question) => (
        <Question key={question.text} question={question} isBusy={isBusy} onSay={onSay} onKeep={onKeep} />
      ))}
      {offers.length > 0 && <Offers offers={offers} isBusy={isBusy} onSay={onSay} />}
      {assumptions.length > 0 && (
        <Assumptions assumptions={assumptions} isBusy={isBusy} onSay={onSay} onKeep={onKeep} />
      )}
    </>
  );
}

/** Words on several lines fit into a narrow column. */
const CHIP = 'h-auto min-h-7 py-1 text-left whitespace-normal';
const CHOSEN = '!border-ok-fill !bg-ok-tint !text-ok';

type QuestionProps = Omit<GuideViewProps, 'guide'> & { readonly question: AskedQuestion };

function Question({ question: { text, options, chosen, isMade }, isBusy, onSay, onKeep }: QuestionProps) {
  const title = useId();
  return (
    <div role="group" aria-labelledby={title} className="grid gap-2">
      <p id={title}>{text}</p>
      <div className="flex flex-wrap gap-2">
        {options.map(({ label, sentence }) => (
          <Button
            key={label}
            size="sm"
            className={classNames(CHIP, chosen === label && CHOSEN)}
            aria-pressed={chosen === label}
            disabled={isBusy || isMade}
            onClick={() => (sentence === undefined ? onKeep(text) : onSay(sentence))}
          >
            {chosen === label && <Icon of={Check} className="size-3.5" />}
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

type OffersProps = Pick<GuideViewProps, 'isBusy' | 'onSay'> & Pick<GuideState, 'offers'>;

function Offers({ offers, isBusy, onSay }: OffersProps) {
  return (
    <div role="group" aria-label="To add" className="flex flex-wrap gap-2">
      {offers.map(({ label, sentence, tables, isTaken }) => (
        <Button
          key={sentence}
          size="sm"
          className={classNames(CHIP, isTaken && CHOSEN)}
          title={tables.length === 0 ? sentence : tables.join(', ')}
          disabled={isBusy || isTaken}
          onClick={() => onSay(sentence)}
        >
          <Icon of={isTaken ? Check : Plus} className="size-3.5" />
          <span>
            <span className="sr-only">{isTaken ? 'Added: ' : 'Add '}</span>
            {label}
          </span>
        </Button>
      ))}
    </div>
  );
}

type AssumptionsProps = Omit<GuideViewProps, 'guide'> & Pick<GuideState, 'assumptions'>;

function Assumptions({ assumptions, isBusy, onSay, onKeep }: AssumptionsProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? assumptions : assumptions.slice(0, FIRST);
  return (
    <div className="grid gap-2">
      <ul aria-label="Assumed of your idea" className="grid rounded-panel border border-line bg-surface">
        {shown.map(({ text, sentence, fate }) => (
          <li
            key={text}
            className="flex items-center gap-1 py-1 pr-1 pl-3 text-13 not-first:border-t not-first:border-line"
          >
            <span className={classNames('min-w-0 flex-1 break-words', fate === 'removed' && 'text-fg-3 line-through')}>
              {text}
              {fate === 'removed' && <span className="sr-only"> Taken back.</span>}
            </span>
            <Button
              size="sm"
              tone="bare"
              square
              className={classNames(fate === 'kept' && CHOSEN)}
              aria-label={`Keep: ${text}`}
              aria-pressed={fate === 'kept'}
              disabled={fate === 'removed'}
              onClick={() => onKeep(text)}
            >
              <Icon of={Check} />
            </Button>
            <Button
              size="sm"
              tone="bare"
              square
              aria-label={`Take back: ${text}`}
              disabled={isBusy || fate === 'removed'}
              onClick={() => onSay(sentence)}
            >
              <Icon of={X} />
            </Button>
          </li>
        ))}
      </ul>
      {assumptions.length > FIRST && (
        <div>
          <Button size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${assumptions.length}`}
          </Button>
        </div>
      )}
    </div>
  );
}
