import { GAP } from '../token.ts';
import type { JavaComment, JavaToken } from '../token.ts';
import type { Block, Expression, Member, Statement, TypeDeclaration } from '../syntax/tree.ts';
import { widthOf } from './doc.ts';
import type { BreakMode, BreakTag, Doc, Indent, Level } from './doc.ts';

/** How a block treats having no statements, and blank lines next to its braces. */
export type BlockStyle = {
  readonly empty: 'collapsed' | 'open';
  readonly leading: 'keep' | 'no';
  readonly trailing: 'keep' | 'no';
};

/** Rules that others come back to; they travel with the builder so that the files of the layout import one way. */
export type LayoutRules = {
  readonly expression: (out: LayoutBuilder, expression: Expression) => void;
  readonly statement: (out: LayoutBuilder, statement: Statement) => void;
  readonly block: (out: LayoutBuilder, block: Block, style: BlockStyle) => void;
  /** ` { members }`. */
  readonly members: (out: LayoutBuilder, members: readonly Member[]) => void;
  readonly typeDeclaration: (out: LayoutBuilder, type: TypeDeclaration) => void;
};

/** Whether a blank line stands in front of the next token: always, never, as in the source, or if a break is taken. */
export type BlankWanted = 'yes' | 'no' | 'keep' | readonly BreakTag[];

/**
 * Builds the document of a file from its tokens. The rules announce every token in its order; the builder takes the text
 * from the source and throws if the two disagree, so no token is ever lost, doubled or moved. A text is added to the level
 * of the last break, not to the innermost open one: a closing `;` so counts for the level it closes.
 */
export class LayoutBuilder {
  readonly rules: LayoutRules;
  /** Simple names of annotations that stand next to the type. */
  readonly typeAnnotations: ReadonlySet<string>;
  readonly #tokens: readonly JavaToken[];
  readonly #root: Level = newLevel(0);
  readonly #stack: Level[] = [this.#root];
  /** Levels announced but not begun: comments in front of a token stand outside of them. */
  readonly #announced: Indent[] = [];
  #target: Level = this.#root;
  #at: number;
  #afterForcedBreak = false;
  #blank: BlankWanted | undefined;

  constructor(tokens: readonly JavaToken[], rules: LayoutRules, typeAnnotations: ReadonlySet<string>, start = 0) {
    this.#tokens = tokens;
    this.rules = rules;
    this.typeAnnotations = typeAnnotations;
    this.#at = start;
  }

  /** The document; every token must have been written and every level closed. */
  finish(): Level {
    if (this.#at !== this.#tokens.length || this.#stack.length !== 1)
      throw new Error(`Layout stopped at ${this.peek()}`);
    return this.#root;
  }

  /** The text of the next token, or of one further on. */
  peek(ahead = 0): string {
    return this.#tokens[this.#at + ahead]?.text ?? '';
  }

  /** Whether the next token has a Javadoc comment. */
  hasJavadoc(): boolean {
    return this.#tokens[this.#at]?.comments.some((comment) => comment.javadoc) ?? false;
  }

  /** Opens a level that is indented by so many columns if it does not fit. */
  open(indent: Indent): void {
    this.#announced.push(indent);
  }

  close(): void {
    this.#afterForcedBreak = false;
    if (this.#announced.pop() !== undefined) return;
    const level = this.#stack.pop();
    if (level === undefined) throw new Error('More levels closed than opened.');
    this.#stack.at(-1)?.docs.push(level);
  }

  /** Writes the next token, which must have this text. */
  token(text: string, commentIndent = 0): void {
    if (this.peek() !== text) throw new Error(`Layout wants ${text} where the source has ${this.peek()}.`);
    this.next(commentIndent);
  }

  /** Writes the next token, whatever it is. */
  next(commentIndent = 0): void {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw new Error('Layout goes on behind the last token.');
    const wanted = this.#blank;
    this.#at += 1;
    this.#blank = undefined;
    if (token.comments.length > 0) this.#commentsOf(token, wanted, commentIndent);
    else if (wanted !== undefined) this.#addBlank(wanted, token.gap === GAP.blank);
    this.#begin();
    this.#afterForcedBreak = false;
    if (token.kind === 'text-block') this.#target.docs.push({ kind: 'text-block', content: token.text });
    else this.#addText(token.text);
  }

  /** Writes the next token if it has this text. */
  accept(text: string): boolean {
    if (this.peek() !== text) return false;
    this.next();
    return true;
  }

  space(): void {
    if (this.#afterForcedBreak) return;
    this.#begin();
    this.#addText(' ');
  }

  /** A break that is taken whenever its level does not fit. */
  break(flat: '' | ' ' = '', indent = 0): void {
    this.#addBreak('unified', flat, indent, undefined);
  }

  /** A break that is taken only where what follows does not fit. */
  fill(flat: '' | ' ' = '', tag?: BreakTag): void {
    this.#addBreak('fill', flat, 0, tag);
  }

  forced(tag?: BreakTag): void {
    this.#addBreak('forced', '', 0, tag);
  }

  /** A break of a mode that was computed. */
  breakBy(mode: BreakMode, flat: '' | ' ', tag?: BreakTag): void {
    this.#addBreak(mode, flat, 0, tag);
  }

  /** Asks for a blank line in front of the next token. A first plain answer stands; conditions add up. */
  blank(wanted: BlankWanted): void {
    const earlier = this.#blank;
    if (earlier === undefined || (typeof earlier !== 'string' && typeof wanted === 'string')) this.#blank = wanted;
    else if (typeof earlier !== 'string' && typeof wanted !== 'string') this.#blank = [...earlier, ...wanted];
  }

  /** Whether the expression takes less than `limit` columns on one line. */
  isShorter(expression: Expression, limit: number): boolean {
    if (expression.kind === 'name' || expression.kind === 'literal') return this.#lengthAt(expression.start) < limit;
    let least = 0;
    for (let at = expression.start; at < expression.end; at += 1) {
      least += this.#lengthAt(at);
      if (least >= limit) return false;
    }
    const trial = new LayoutBuilder(this.#tokens, this.rules, this.typeAnnotations, expression.start);
    this.rules.expression(trial, expression);
    return widthOf(trial.#root) < limit;
  }

  #lengthAt(index: number): number {
    return this.#tokens[index]?.text.length ?? 0;
  }

  #begin(): void {
    if (this.#announced.length === 0) return;
    for (const indent of this.#announced) this.#stack.push(newLevel(indent));
    this.#announced.length = 0;
  }

  #addText(text: string): void {
    const { docs } = this.#target;
    const last = docs[docs.length - 1];
    if (last?.kind === 'text') last.text += text;
    else docs.push({ kind: 'text', text });
  }

  #addBreak(mode: BreakMode, flat: '' | ' ', indent: number, tag: BreakTag | undefined): void {
    if (this.#afterForcedBreak && flat === ' ' && indent === 0) return;
    this.#begin();
    this.#pushBreak({ kind: 'break', mode, flat, indent, tag });
  }

  #pushBreak(doc: Doc & { readonly kind: 'break' }): void {
    this.#target = this.#stack[this.#stack.length - 1] ?? this.#root;
    this.#target.docs.push(doc);
    this.#afterForcedBreak = doc.mode === 'forced';
  }

  /** Comments stand in front of the levels that the token opens. */
  #commentsOf(token: JavaToken, wanted: BlankWanted | undefined, indent: number): void {
    for (const [index, comment] of token.comments.entries()) {
      this.#pushBreak({
        kind: 'break',
        mode: comment.javadoc ? 'unified' : 'forced',
        flat: '',
        indent,
        tag: undefined,
      });
      if (comment.gap === GAP.blank) this.#addBlank('yes', true);
      else if (index === 0 && wanted !== undefined) this.#addBlank(wanted, false);
      this.#addComment(comment);
    }
    const last = token.comments.at(-1);
    if (last?.javadoc === false && token.gap === GAP.blank) this.#addBlank('yes', true);
  }

  #addComment(comment: JavaComment): void {
    this.#target.docs.push({ kind: 'comment', comment });
    this.#pushBreak({ kind: 'break', mode: 'forced', flat: '', indent: 0, tag: undefined });
  }

  #addBlank(wanted: BlankWanted, inSource: boolean): void {
    if (wanted === 'yes' || (wanted !== 'no' && inSource)) this.#target.docs.push({ kind: 'blank', wanted: true });
    else if (typeof wanted !== 'string') this.#target.docs.push({ kind: 'blank', wanted });
  }
}

function newLevel(indent: Indent): Level {
  return { kind: 'level', indent, docs: [], width: -1 };
}
