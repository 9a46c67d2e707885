import type { Diagnostic } from '@backsmith/text';
import type { ProblemName } from './problem.ts';
import type { ClassName } from './java.ts';
import type { BuildProfile, DependencyGroup, Migration, Setting } from './project.ts';
import type { Variable } from './variable.ts';

/** An annotation a part puts on the code of others. */
export type PlacedAnnotation = {
  /** On each controller, on a field the schema has a comment on, on the call that makes a record, on a group of query parameters, on one whose name is not that of Java, on a call that needs no token. */
  readonly at: 'controller' | 'field' | 'query-parameters' | 'query-parameter' | 'open-call';
  readonly type: string;
  /** Its values by name: the title of what the controller serves or the name of the parameter, a comment of the schema, or a constant by its qualified name. */
  readonly values?: Readonly<
    Record<string, { readonly kind: 'title' | 'comment' } | { readonly kind: 'constant'; readonly name: string }>
  >;
};

/** The call that answers with a token, and the member of its answer that is it. */
export type SignInCall = {
  readonly path: string;
  /** Where it is made, where that is another service. */
  readonly address?: string;
  readonly body: Readonly<Record<string, string>>;
  readonly token: string;
  /** What may be read with it where there are no records. */
  readonly readable?: readonly { readonly title: string; readonly path: string }[];
};

/** What a store or a part brings along besides its code. */
export type Contribution = {
  readonly dependencies: readonly DependencyGroup[];
  readonly profiles: readonly BuildProfile[];
  /** What the jar does not hold of what is compiled, as patterns of paths. */
  readonly unshipped: readonly string[];
  /** Classes of ours Spring Boot asks before there are beans, and what for. */
  readonly factories: readonly { readonly service: string; readonly type: ClassName }[];
  /** Of application.yaml, and of application-dev.yaml. */
  readonly settings: readonly Setting[];
  readonly devSettings: readonly Setting[];
  /** What is different while its tests run, whatever they run on. */
  readonly testSettings: readonly Setting[];
  /** What lets the application start far away from everything it needs, to show the JVM which classes it loads. */
  readonly trainingOptions: readonly string[];
  readonly variables: readonly Variable[];
  readonly migrations: readonly Migration[];
  /** The failures its calls end with. */
  readonly problems: readonly ProblemName[];
  readonly annotations: readonly PlacedAnnotation[];
  /** It answers nobody whom it does not know. */
  readonly guards?: true;
  /** The paths that answer everybody, whoever guards the others. */
  readonly openPaths: readonly string[];
  /** The paths it answers beside those of records, for whoever leads there. */
  readonly paths?: readonly string[];
  /** What there is to say about the schema because of it. */
  readonly findings?: readonly Diagnostic[];
  /** How a client of the development profile gets the token its calls carry. */
  readonly signIn?: SignInCall;
};
