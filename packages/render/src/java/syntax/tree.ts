/**
 * The shape of a Java file, as far as its layout depends on it. Names and literals are not repeated here: the layout
 * reads them from the tokens again, in the same order, and so proves that tree and tokens agree.
 */

/** The tokens a node covers, as a half-open range of indexes. */
type Covers = { readonly start: number; readonly end: number };

export type Expression = Covers &
  (
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'literal'; readonly text: string }
    | { readonly kind: 'text-block'; readonly text: string }
    | { readonly kind: 'select'; readonly target: Expression; readonly name: string }
    | Call
    | { readonly kind: 'index'; readonly target: Expression; readonly index: Expression }
    | Creation
    | {
        readonly kind: 'new-array';
        readonly type: Type;
        readonly sizes: readonly Expression[];
        readonly items?: ArrayItems;
      }
    | ArrayItems
    | { readonly kind: 'prefix'; readonly operator: string; readonly operand: Expression }
    | { readonly kind: 'postfix'; readonly operand: Expression }
    | Binary
    | { readonly kind: 'instanceof'; readonly target: Expression; readonly pattern: Pattern }
    | { readonly kind: 'assign'; readonly target: Expression; readonly value: Expression }
    | { readonly kind: 'conditional'; readonly test: Expression; readonly yes: Expression; readonly no: Expression }
    | Lambda
    | { readonly kind: 'reference'; readonly target: Expression; readonly typeArguments: readonly Type[] }
    | { readonly kind: 'type-name'; readonly type: Type }
    | { readonly kind: 'cast'; readonly type: Type; readonly operand: Expression }
    | { readonly kind: 'parentheses'; readonly inner: Expression }
    | { readonly kind: 'switch'; readonly subject: Expression; readonly cases: readonly Case[] }
    | { readonly kind: 'annotation'; readonly annotation: Annotation }
  );

export type Call = Covers & {
  readonly kind: 'call';
  readonly target: Expression | undefined;
  readonly typeArguments: readonly Type[];
  readonly name: string;
  readonly arguments: readonly Expression[];
};

export type Creation = Covers & {
  readonly kind: 'new';
  readonly outer: Expression | undefined;
  readonly typeArguments: readonly Type[];
  readonly type: Type;
  readonly arguments: readonly Expression[];
  readonly body: readonly Member[] | undefined;
};

export type ArrayItems = Covers & {
  readonly kind: 'array';
  readonly items: readonly Expression[];
  readonly trailingComma: boolean;
};

/** Operands of one precedence, flat: `a - b + c` is one node. */
export type Binary = Covers & {
  readonly kind: 'binary';
  readonly precedence: number;
  readonly operands: readonly Expression[];
  readonly operators: readonly string[];
};

export type Lambda = Covers & {
  readonly kind: 'lambda';
  readonly parentheses: boolean;
  readonly parameters: readonly Variable[];
  readonly body: Expression | Block;
};

/** A type as it is used; `dimensions` counts the pairs of brackets behind it. */
export type Type = Covers & {
  readonly annotations: readonly Annotation[];
  /** A name or a chain of selections; absent for a wildcard. */
  readonly name: Expression | undefined;
  /** Absent without angle brackets, empty for a diamond. */
  readonly arguments: readonly Type[] | undefined;
  /** What is said of the array, in front of its brackets: `byte @Nullable []`. */
  readonly ofArray: readonly Annotation[];
  readonly dimensions: number;
  /** Of a wildcard. */
  readonly bound: Type | undefined;
};

export type TypeParameter = { readonly annotations: readonly Annotation[]; readonly bounds: readonly Type[] };

export type Annotation = {
  readonly name: Expression;
  /** Absent without parentheses. */
  readonly arguments: readonly AnnotationArgument[] | undefined;
};

export type AnnotationArgument = { readonly named: boolean; readonly value: Expression };

export type Modifier = { readonly annotation?: Annotation; readonly word?: string };
export type Modifiers = readonly Modifier[];

/** A field, local variable, parameter, record component, resource or pattern variable. */
export type Variable = {
  readonly modifiers: Modifiers;
  /** Absent for `var` and for untyped lambda parameters. */
  readonly type: Type | undefined;
  readonly isVar: boolean;
  readonly variadic: boolean;
  readonly value: Expression | undefined;
};

export type Pattern =
  | { readonly kind: 'type-test'; readonly type: Type }
  | { readonly kind: 'binding'; readonly variable: Variable }
  | { readonly kind: 'record-pattern'; readonly type: Type; readonly parts: readonly Pattern[] };

export type CaseLabel =
  { readonly expression: Expression } | { readonly pattern: Pattern } | { readonly isDefault: true };

export type Case = {
  readonly isDefault: boolean;
  readonly labels: readonly CaseLabel[];
  readonly guard: Expression | undefined;
  readonly arrow: boolean;
  /** Of an arrow: an expression, a block or a throw statement. */
  readonly body: Expression | Block | ThrowStatement | undefined;
  /** Of a colon. */
  readonly statements: readonly Statement[];
};

export type Block = { readonly kind: 'block'; readonly statements: readonly Statement[] };
export type ThrowStatement = { readonly kind: 'throw'; readonly value: Expression };

export type Statement =
  | Block
  | ThrowStatement
  | { readonly kind: 'local'; readonly variable: Variable }
  | { readonly kind: 'local-type'; readonly type: TypeDeclaration }
  | { readonly kind: 'expression'; readonly expression: Expression }
  | { readonly kind: 'if'; readonly branches: readonly Branch[]; readonly otherwise: Statement | undefined }
  | ForLoop
  | { readonly kind: 'for-each'; readonly variable: Variable; readonly body: Statement }
  | { readonly kind: 'while'; readonly test: Expression; readonly body: Statement }
  | { readonly kind: 'do'; readonly test: Expression; readonly body: Statement }
  | Try
  | { readonly kind: 'switch-statement'; readonly subject: Expression; readonly cases: readonly Case[] }
  | { readonly kind: 'return' | 'yield'; readonly value: Expression | undefined }
  | { readonly kind: 'break' | 'continue' }
  | { readonly kind: 'synchronized'; readonly lock: Expression; readonly body: Block }
  | { readonly kind: 'assert'; readonly test: Expression; readonly detail: Expression | undefined };

export type Branch = { readonly test: Expression; readonly body: Statement };

export type ForLoop = {
  readonly kind: 'for';
  readonly variable: Variable | undefined;
  readonly initial: readonly Expression[];
  readonly test: Expression | undefined;
  readonly update: readonly Expression[];
  readonly body: Statement;
};

export type Try = {
  readonly kind: 'try';
  readonly resources: readonly (Variable | Expression)[];
  readonly body: Block;
  readonly catches: readonly Catch[];
  readonly last: Block | undefined;
};

export type Catch = { readonly modifiers: Modifiers; readonly types: readonly Type[]; readonly body: Block };

export type Member =
  | TypeDeclaration
  | { readonly kind: 'field'; readonly variable: Variable }
  | Method
  | { readonly kind: 'initializer'; readonly isStatic: boolean; readonly body: Block };

export type Method = {
  readonly kind: 'method';
  readonly modifiers: Modifiers;
  readonly typeParameters: readonly TypeParameter[];
  /** Absent for constructors. */
  readonly returnType: Type | undefined;
  /** Absent for the compact constructor of a record. */
  readonly parameters: readonly Variable[] | undefined;
  readonly throws: readonly Type[];
  /** Of an annotation's element. */
  readonly defaultValue: Expression | undefined;
  readonly body: Block | undefined;
};

export type EnumConstant = {
  readonly annotations: readonly Annotation[];
  readonly parentheses: boolean;
  readonly arguments: readonly Expression[];
  readonly body: readonly Member[] | undefined;
};

export type TypeDeclaration = {
  readonly kind: 'class' | 'interface' | 'enum' | 'record' | 'annotation-type';
  readonly modifiers: Modifiers;
  readonly typeParameters: readonly TypeParameter[];
  readonly components: readonly Variable[];
  readonly superclass: Type | undefined;
  /** What a class implements or an interface extends. */
  readonly interfaces: readonly Type[];
  readonly permits: readonly Type[];
  readonly constants: readonly EnumConstant[];
  readonly members: readonly Member[];
};
