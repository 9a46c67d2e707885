import type { CSSProperties } from 'react';
import { classNames } from '../lib/class-names.ts';
import { type CodeLanguage, highlightLine } from '../lib/highlight.ts';

type CodeProps = {
  readonly label: string;
  readonly text: string;
  readonly language: CodeLanguage;
  /** Number of the first line. */
  readonly from?: number;
  /** First and last line that are marked. */
  readonly marked?: { readonly first: number; readonly last: number } | undefined;
  readonly onPointLine?: (line: number) => void;
  /** Breaks long lines instead of scrolling sideways: for prose. */
  readonly wrapped?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
};

/** Code with line numbers. Scrolls inside itself, by keyboard too. */
export function Code({
  label,
  text,
  language,
  from = 1,
  marked,
  onPointLine,
  wrapped = false,
  className,
  style,
}: CodeProps) {
  return (
    <pre
      className={classNames('code', wrapped && 'wrapped', className)}
      style={style}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      {text.split('\n').map((line, index) => {
        const number = from + index;
        const isMarked = marked !== undefined && number >= marked.first && number <= marked.last;
        return (
          <span
            key={number}
            data-n={number}
            className={isMarked ? 'on' : undefined}
            onPointerEnter={onPointLine && (() => onPointLine(number))}
          >
            <CodeLine line={line} language={language} />
          </span>
        );
      })}
    </pre>
  );
}

function CodeLine({ line, language }: { readonly line: string; readonly language: CodeLanguage }) {
  return highlightLine(line, language).map(({ text, kind }, index) =>
    kind === undefined ? (
      text
    ) : (
      <span key={index} className={kind}>
        {text}
      </span>
    ),
  );
}
