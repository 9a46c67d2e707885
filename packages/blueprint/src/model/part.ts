import type { ContractsPart } from './contract.ts';
import type { Contribution } from './contribution.ts';
import type { EventsPart } from './events.ts';
import type { ClassName } from './java.ts';
import type { AnswersPart, NeighboursPart } from './neighbour.ts';
import type { PromisesPart } from './promise.ts';
import type { AccountsPart, AuditPart, LimitsPart, MailPart, SecurityPart } from './security.ts';

/** What makes a running service understandable from outside. */
export type OperationsPart = Contribution & {
  readonly name: 'operations';
  readonly requestId: ClassName;
  /** Each call gets a line of the log: others take part in answering a request, and their lines say the same id. */
  readonly tellsCalls: boolean;
  readonly tracingSwitch: ClassName;
};

/** Problem documents with stable codes, by a handler of ours. */
export type ProblemsPart = Contribution & {
  readonly name: 'problems';
  readonly handler: ClassName;
  /** Answers what the server refuses before the application hears of it. */
  readonly server: ClassName;
};

/** A Java type of times, and what the format of its texts is called. */
export type TimeFormat = { readonly type: string; readonly format: string };

/** The description of the API, and the page that shows it. */
export type SwaggerPart = Contribution & {
  readonly name: 'swagger';
  readonly configuration: ClassName;
  /** The test that holds the API to what is committed as its description. */
  readonly contractTest: ClassName;
  readonly title: string;
  /** Calls carry a token, but for those that say otherwise. */
  readonly hasTokens: boolean;
  /** Where the page lies. */
  readonly page: string;
  /** Java types that are any JSON value to clients. */
  readonly anyValues: readonly string[];
  readonly times: readonly TimeFormat[];
  /** Some records are answered with an entity tag. */
  readonly hasEntityTags: boolean;
  /** Some texts follow a pattern in capital and small letters alike. */
  readonly hasCaselessPatterns: boolean;
  /** The schema says of some tables what they hold. */
  readonly hasComments: boolean;
};

/** A part of a service that a user may choose, or that all have. */
export type Part =
  | OperationsPart
  | ProblemsPart
  | SwaggerPart
  | NeighboursPart
  | AnswersPart
  | ContractsPart
  | PromisesPart
  | EventsPart
  | SecurityPart
  | AccountsPart
  | MailPart
  | LimitsPart
  | AuditPart;
