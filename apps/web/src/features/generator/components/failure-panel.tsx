import type { DiagnosticView } from '@backsmith/contract';
import type { ReactNode } from 'react';
import { Note } from '../../../shared/ui/note.tsx';
import type { GenerationFailure } from '../model/failure.ts';

type FailurePanelProps = {
  readonly failure: GenerationFailure;
  /** Nothing failed: its user ended it. */
  readonly isWanted?: boolean;
  /** Takes up one of the ideas that would do. */
  readonly onSuggestion?: (idea: string) => void;
  readonly children?: ReactNode;
};

const SHOWN_DIAGNOSTICS = 8;

/** What went wrong, what the server adds, the places in the file, and what one can do. */
export function FailurePanel({ failure, isWanted = false, onSuggestion, children }: FailurePanelProps) {
  const { title, detail, diagnostics = [], suggestions = [] } = failure;
  const shown = diagnostics.slice(0, SHOWN_DIAGNOSTICS);
  return (
    <Note tone={isWanted ? 'info' : 'bad'} role={isWanted ? 'status' : 'alert'}>
      <p className="font-strong">{title}</p>
      {detail !== undefined && <p>{detail}</p>}
      {suggestions.length > 0 && (
        <div className="mt-1 grid gap-2">
          <p>Ideas that would do:</p>
          <ul className="grid gap-2">
            {suggestions.map((idea) => (
              <li key={idea}>
                {onSuggestion === undefined ? (
                  idea
                ) : (
                  <button type="button" className="link text-left" onClick={() => onSuggestion(idea)}>
                    {idea}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {shown.length > 0 && (
        <ul className="mt-1 grid gap-2 border-t border-bad/20 pt-2">
          {shown.map((diagnostic) => (
            <li
              key={`${diagnostic.code}-${diagnostic.file ?? ''}-${diagnostic.line}-${diagnostic.column}-${diagnostic.message}`}
            >
              <Finding diagnostic={diagnostic} />
            </li>
          ))}
        </ul>
      )}
      {diagnostics.length > shown.length && <p>{diagnostics.length - shown.length} more of this kind.</p>}
      {children !== undefined && <div className="mt-2 flex flex-wrap gap-2">{children}</div>}
    </Note>
  );
}

function Finding({ diagnostic: { file, line, column, message, hint } }: { readonly diagnostic: DiagnosticView }) {
  return (
    <>
      {line > 0 && (
        <span className="mono mr-2 text-fg-2">
          {file !== undefined && `${file}:`}
          {line}:{column}
        </span>
      )}
      {message}
      {hint !== undefined && <span className="block text-fg-2">{hint}</span>}
    </>
  );
}
