import type { Contribution } from './contribution.ts';
import type { ClassName } from './java.ts';
import type { DependencyGroup, Image, Project, Setting } from './project.ts';
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
  /** Where it tells of itself, apart from what everybody may call, and the variable that says otherwise. */
  readonly management: { readonly port: number; readonly variable: string };
  readonly dependencies: readonly DependencyGroup[];
  readonly factories: Contribution['factories'];
  /** Of its logs. */
  readonly settings: readonly Setting[];
  readonly variables: readonly Variable[];
  readonly routes: readonly Route[];
  /** The variables that say where each service is, by its folder. */
  readonly addresses: readonly { readonly folder: string; readonly variable: string }[];
  /** The profile that shows what the services can be asked; absent where none describes it. */
  readonly docs?: string;
  /** The services read tokens, and who may call from a browser is decided here alone. */
  readonly isGuarded: boolean;
  readonly classes: {
    readonly unavailable: ClassName;
    readonly problems: ClassName;
    readonly cors: ClassName;
    readonly client: ClassName;
    readonly requestId: ClassName;
    readonly tracingSwitch: ClassName;
    readonly test: ClassName;
    readonly docsTest: ClassName;
  };
};
