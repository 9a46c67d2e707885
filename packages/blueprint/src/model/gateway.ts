import type { ClassName } from './java.ts';
import type { DependencyGroup, Image, Project } from './project.ts';
import type { Variable } from './variable.ts';

/** What the gateway leads to one service. */
export type Route = {
  readonly service: string;
  /** The variable that says where the service is, and the address on a developer's machine. */
  readonly variable: string;
  readonly local: string;
  /** The patterns of paths it answers. */
  readonly paths: readonly string[];
  /** Where its description of the API is shown, and where the service has it; absent where it has none. */
  readonly description?: { readonly shown: string; readonly path: string };
};

/** The one door to all services. */
export type Gateway = {
  readonly folder: string;
  readonly project: Project;
  readonly image: Image;
  readonly port: number;
  readonly dependencies: readonly DependencyGroup[];
  readonly variables: readonly Variable[];
  readonly routes: readonly Route[];
  /** The services read tokens, and who may call from a browser is decided here alone. */
  readonly isGuarded: boolean;
  readonly classes: {
    readonly unavailable: ClassName;
    readonly cors: ClassName;
    readonly test: ClassName;
  };
};
