/** What a Javadoc comment is made of, as far as its layout depends on it. */
export type JavadocTokenKind =
  /** Text without white space, inline tags and other markup. */
  | 'word'
  | 'space'
  /** A line end that must stay, as inside of `<pre>`. */
  | 'newline'
  /** `@param` and the like at the start of a line. */
  | 'block-tag'
  | 'paragraph'
  | 'list-open'
  | 'list-close'
  | 'item'
  | 'pre-open'
  | 'pre-close'
  /** Closing tags that the layout leaves out. */
  | 'omitted';

export type JavadocToken = { readonly kind: JavadocTokenKind; readonly text: string };
