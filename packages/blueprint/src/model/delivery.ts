/** The database as a container: for compose, and beside the tests of a pipeline. */
export type DatabaseContainer = {
  readonly image: string;
  readonly port: number;
  /** Where the container keeps its data. */
  readonly data: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The container's variables that hold a password: all of them the same one. */
  readonly passwords: readonly string[];
  /** A shell command inside the container that fails until the database answers. */
  readonly health: string;
  /** A shell command, with the server at `database`, that makes the database where the image does not. */
  readonly setup?: string;
  /** Who the application is to the database. */
  readonly user: string;
  /** The application's address of the database when the server is called `database`. */
  readonly url: string;
  /** The same for tests, which may use whatever database a fresh container has. */
  readonly testUrl: string;
  /** The test's address when the server is the machine itself. */
  readonly localTestUrl: string;
};

/** How the project is built, shipped and run elsewhere. */
export type Delivery = {
  /** The name of the image and of everything in a cluster: lower case, beginning with a letter. */
  readonly name: string;
  readonly buildImage: string;
  readonly runtimeImage: string;
  /** The runtime can start from a cache of loaded and linked classes. */
  readonly hasAotCache: boolean;
  /** Steps of GitHub Actions with their versions. */
  readonly actions: { readonly checkout: string; readonly setupJava: string };
  readonly database: DatabaseContainer;
};
