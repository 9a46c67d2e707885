import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { MariaSQL, MSSQL, MySQL, PLSQL, PostgreSQL, SQLite, sql, type SQLDialect } from '@codemirror/lang-sql';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics, type Diagnostic as Mark } from '@codemirror/lint';
import { highlightSelectionMatches, openSearchPanel, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Text } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Dialect } from '@backsmith/sql';
import type { Diagnostic } from '@backsmith/text';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../shared/ui/button.tsx';

export type SqlEditorProps = {
  readonly text: string;
  readonly dialect: Dialect;
  readonly findings: readonly Diagnostic[];
  /** The line to be shown; a new object shows it again. */
  readonly at: { readonly line: number } | null;
  readonly onChange: (text: string) => void;
  /** Told what was typed when the page is left before it was read. */
  readonly onUnread: (text: string) => void;
};

const DIALECTS: Readonly<Record<Dialect, SQLDialect>> = {
  postgresql: PostgreSQL,
  mysql: MySQL,
  mariadb: MariaSQL,
  oracle: PLSQL,
  sqlserver: MSSQL,
  sqlite: SQLite,
};

/** Reading begins when the typing rests. Milliseconds. */
const REST = 400;

/** The schema as text, with its findings at their lines. Typing changes what is understood. */
export default function SqlEditor({ text, dialect, findings, at, onChange, onUnread }: SqlEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const typed = useEffectEvent((changed: string) => onChange(changed));
  const unread = useEffectEvent((changed: string) => onUnread(changed));
  const first = useEffectEvent(() => text);

  useEffect(() => {
    if (!frame.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const editor = new EditorView({
      parent: frame.current,
      state: EditorState.create({
        doc: first(),
        extensions: [
          lineNumbers(),
          lintGutter(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          highlightSelectionMatches(),
          search({ top: true }),
          keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap]),
          sql({ dialect: DIALECTS[dialect] }),
          syntaxHighlighting(COLOURS),
          THEME,
          EditorView.contentAttributes.of({ 'aria-label': 'SQL of the schema', spellcheck: 'false' }),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged || update.transactions.some((one) => one.isUserEvent('load'))) return;
            clearTimeout(timer);
            timer = setTimeout(() => {
              timer = undefined;
              typed(update.state.doc.toString());
            }, REST);
          }),
        ],
      }),
    });
    // Keys must reach what scrolls, too, not only the text in it.
    editor.scrollDOM.tabIndex = 0;
    view.current = editor;
    const leave = () => {
      if (timer !== undefined) unread(editor.state.doc.toString());
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
      clearTimeout(timer);
      view.current = null;
      editor.destroy();
    };
  }, [dialect]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const known = editor.state.doc.toString();
    // What a sentence or an undo made of the text; what was typed here is there already.
    if (known !== text && !editor.hasFocus) {
      editor.dispatch({ changes: { from: 0, to: known.length, insert: text }, userEvent: 'load' });
    }
    if (editor.state.doc.toString() !== text) return;
    editor.dispatch(
      setDiagnostics(
        editor.state,
        findings.map((finding) => markOf(editor.state.doc, finding)),
      ),
    );
  }, [text, findings, dialect]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || !at || at.line < 1) return;
    const line = editor.state.doc.line(Math.min(at.line, editor.state.doc.lines));
    editor.dispatch({
      selection: { anchor: line.from, head: line.to },
      effects: EditorView.scrollIntoView(line.from, { y: 'center' }),
    });
  }, [at]);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-11 flex-none items-center justify-between gap-2 border-b border-line px-4 py-1">
        <h2 className="text-13 font-strong">SQL</h2>
        <Button size="sm" tone="bare" onClick={() => view.current && openSearchPanel(view.current)}>
          Find
        </Button>
      </div>
      <div ref={frame} className="min-h-0 flex-1 overflow-hidden" />
    </div>
  );
}

/** A finding as a mark: from its place to the end of its line. */
function markOf(doc: Text, { line, column, severity, message, consequence, hint }: Diagnostic): Mark {
  const found = doc.line(Math.min(Math.max(1, line), doc.lines));
  const from = Math.min(found.from + Math.max(0, column - 1), found.to);
  const words = [message, consequence, hint].filter((part) => part !== undefined);
  return { from, to: found.to, severity, message: words.join('\n') };
}

const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword], color: 'var(--code-key)' },
  { tag: [tags.typeName, tags.standard(tags.name)], color: 'var(--code-type)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-note)' },
  { tag: tags.comment, color: 'var(--fg-3)' },
]);

const THEME = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--surface)', color: 'var(--fg)', fontSize: '12.5px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.65' },
  '.cm-content': { caretColor: 'var(--accent)' },
  '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--fg-3)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--surface-2)' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-cursor': { borderLeftColor: 'var(--accent)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: 'var(--accent-tint) !important' },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface)',
    color: 'var(--fg)',
    border: '1px solid var(--line-control)',
    borderRadius: 'var(--r-control)',
    maxWidth: '360px',
    whiteSpace: 'pre-line',
  },
  '.cm-panels': { backgroundColor: 'var(--surface-2)', color: 'var(--fg)' },
  '.cm-textfield': { backgroundColor: 'var(--surface)', border: '1px solid var(--line-control)' },
  '.cm-button': { backgroundImage: 'none', backgroundColor: 'var(--surface)', border: '1px solid var(--line-control)' },
});
