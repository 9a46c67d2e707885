/** The server a store lives on, as a container: for compose, and beside the tests of a pipeline. */
export type ServerContainer = {
  /** What the server is called by those beside it. */
  readonly host: string;
  readonly image: string;
  readonly port: number;
  /** Where the container keeps its data, and the volume it lies on. */
  readonly data: string;
  readonly volume: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The container's variables that hold a password, and the variable of the service that holds the same one. */
  readonly passwords: readonly string[];
  readonly secret: string;
  /** A shell command inside the container that fails until the server answers. */
  readonly health: string;
  /** The group its image runs as, which has to own its data, where it does not see to that itself. */
  readonly group?: number;
  /** What runs in it, where that is not what the image runs by itself. */
  readonly command?: readonly string[];
  /** A shell script that the image runs on an empty volume, and where it lies in the project. */
  readonly start?: { readonly path: string; readonly content: string };
  readonly setup?: SetupContainer;
  /** How compose runs it instead, where the services of a system have one server together. */
  readonly shared?: SharedServer;
};

/** A shell command that makes the database where the image does not, and what compose calls the service that runs it. */
export type SetupContainer = { readonly container: string; readonly command: string };

/** One server of all services, on which each has a database and a user of its own. */
export type SharedServer = Pick<ServerContainer, 'host' | 'volume' | 'environment' | 'passwords'> & {
  readonly setup: SetupContainer;
};

/** The server as compose runs it. */
export function composedServer({ shared, ...own }: ServerContainer): ServerContainer {
  return { ...own, ...shared };
}
