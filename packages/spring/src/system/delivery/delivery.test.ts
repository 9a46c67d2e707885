import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { fileAt, renderSql } from '../../testing/render-sql.ts';

const SQL = `
  CREATE TABLE shelf (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name varchar(20) NOT NULL UNIQUE, size int);
  CREATE TABLE crate (id uuid PRIMARY KEY, shelf_id bigint NOT NULL REFERENCES shelf, details jsonb);
  CREATE TABLE sticker (code char(4) PRIMARY KEY);
  CREATE TABLE crate_sticker (
    crate_id uuid REFERENCES crate, code char(4) REFERENCES sticker, PRIMARY KEY (crate_id, code));
  CREATE TABLE reading (taken_at timestamp NOT NULL, degrees numeric(4, 1));
  CREATE VIEW full_shelf AS SELECT name FROM shelf;`;

/** Instructions of a Dockerfile, continued lines joined. */
function instructions(dockerfile: string): readonly (readonly [string, string])[] {
  const lines = dockerfile.replaceAll(/\\\n\s*/gu, '').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', rest = ''] = /^([A-Z]+) (.*)$/u.exec(line) ?? [];
      return [name, rest];
    });
}

describe('the image', () => {
  it('is built in two stages and runs as nobody in particular, from what a run of it left', () => {
    const found = instructions(fileAt(renderSql(SQL), 'Dockerfile'));
    expect(found.map(([name]) => name).join(' ')).toBe(
      'FROM WORKDIR COPY COPY RUN FROM RUN WORKDIR COPY COPY COPY COPY RUN USER EXPOSE ENTRYPOINT',
    );
    expect(found.find(([name]) => name === 'USER')).toEqual(['USER', '10001']);
    const [, command = ''] = found.at(-1) ?? [];
    expect(JSON.parse(command)).toEqual([
      ...['java', '-XX:MaxRAMPercentage=50', '-XX:AOTCache=application.aot', '-jar', 'application.jar'],
    ]);
  });

  it.each([17, 21] as const)(
    'starts from an archive of classes on Java %i, which has no cache of more',
    (javaVersion) => {
      const dockerfile = fileAt(renderSql(SQL, { javaVersion }), 'Dockerfile');
      expect(dockerfile).not.toContain('AOT');
      expect(dockerfile).toContain('RUN java -XX:ArchiveClassesAtExit=application.jsa -Dspring.context.exit=onRefresh');
      expect(dockerfile).toContain('"-XX:SharedArchiveFile=application.jsa"');
      expect(dockerfile).toContain(`FROM eclipse-temurin:${javaVersion}-jre\n`);
    },
  );
});

/** What compose.yaml says, as far as it is looked at. */
type Composed = {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly environment: Readonly<Record<string, string>>;
        readonly profiles?: readonly string[];
        readonly volumes?: readonly string[];
        readonly depends_on?: Readonly<Record<string, unknown>>;
        readonly entrypoint?: readonly string[];
      }
    >
  >;
  readonly volumes: Readonly<Record<string, unknown>>;
};

const TABLE = 'CREATE TABLE shelf (id int PRIMARY KEY);';
const ADMINISTRATORS = ['postgres', 'root', 'system', 'sys', 'sa', 'mysql'];

describe.each(['postgresql', 'mysql', 'mariadb', 'oracle', 'sqlserver'] as const)('for %s', (database) => {
  const files = renderSql(TABLE, { database });

  it('every YAML file says the same to a reader of YAML 1.1 and of 1.2', () => {
    const yaml = [...files].filter(([path]) => /\.ya?ml$/u.test(path));
    expect(yaml.map(([path]) => path)).toEqual([
      '.github/dependabot.yml',
      '.github/workflows/ci.yml',
      '.gitlab-ci.yml',
      'compose.yaml',
      ...['deployment', 'disruption-budget', 'kustomization', 'network-policy', 'service'].map(
        (name) => `k8s/base/${name}.yaml`,
      ),
      ...['local/database', 'local/kustomization', 'local/small-requests'].map((name) => `k8s/overlays/${name}.yaml`),
      ...['autoscalers', 'ingress', 'kustomization', 'secrets.example'].map(
        (name) => `k8s/overlays/production/${name}.yaml`,
      ),
      ...['collector', 'grafana/dashboards', 'grafana/data-sources', 'prometheus'].map(
        (name) => `observe/${name}.yaml`,
      ),
      'src/main/resources/application-dev.yaml',
      'src/main/resources/application.yaml',
      'src/test/resources/config/application.yaml',
    ]);
    for (const [path, text] of yaml) {
      const read = (version: '1.1' | '1.2') =>
        parseAllDocuments(text, { version }).map((document) => {
          expect(document.errors, path).toEqual([]);
          return document.toJS() as unknown;
        });
      expect(read('1.1'), path).toEqual(read('1.2'));
    }
  });

  it('compose starts the service once its database answers', () => {
    const { services, volumes } = parse(fileAt(files, 'compose.yaml')) as Compose;
    const { application, database: server } = services;
    const [waitsFor = ''] = Object.keys(application?.depends_on ?? {});
    expect(services[waitsFor]).toBeDefined();
    expect(application?.environment?.['DB_URL']).toContain('database:');
    expect(server?.healthcheck?.test[0]).toBe('CMD-SHELL');
    const [mount = ''] = server?.volumes ?? [];
    expect(Object.keys(volumes)).toEqual([mount.split(':')[0]]);
    for (const { environment = {} } of Object.values(services)) {
      for (const [name, value] of Object.entries(environment)) {
        if (name.endsWith('PASSWORD')) expect(value).toMatch(/^\$\{DB_PASSWORD:\?/u);
      }
    }
  });

  it('the service is not the administrator of its database', () => {
    for (const projectName of ['shelf', ...ADMINISTRATORS.filter((name) => name.length > 2)]) {
      const { services } = parse(fileAt(renderSql(TABLE, { database, projectName }), 'compose.yaml')) as Compose;
      expect(ADMINISTRATORS).not.toContain(services['application']?.environment?.['DB_USER']);
    }
  });

  it('the pipelines lead the tests to the database they start', () => {
    const github = parse(fileAt(files, '.github/workflows/ci.yml')) as Workflow;
    const job = github.jobs['verify-on-database'];
    const [port = ''] = job?.services?.database.ports ?? [];
    expect(job?.env?.['DB_URL']).toContain(`localhost:${port.split(':')[0]}`);
    expect(Object.values(job?.services?.database.env ?? {})).toContain(job?.env?.['DB_PASSWORD']);
    const jenkinsfile = fileAt(files, 'Jenkinsfile');
    expect(jenkinsfile).toContain(`DB_URL = '${parsedUrl(fileAt(files, '.gitlab-ci.yml'))}'`);
    expect(jenkinsfile.split('{').length).toBe(jenkinsfile.split('}').length);
  });
});

function parsedUrl(gitlab: string): string | undefined {
  const jobs = parse(gitlab) as Readonly<Record<string, { readonly variables?: Readonly<Record<string, string>> }>>;
  return jobs['verify-on-database']?.variables?.['DB_URL'];
}

type Service = {
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: object;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly volumes?: readonly string[];
};
type Compose = { readonly services: Readonly<Record<string, Service>>; readonly volumes: object };
type Workflow = {
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly env?: Readonly<Record<string, string>>;
        readonly services?: { readonly database: { readonly ports: readonly string[]; readonly env: object } };
      }
    >
  >;
};

describe('a cluster', () => {
  it('asks the service whether it lives, and lets it do nothing but serve', () => {
    const deployment = fileAt(renderSql(SQL), 'k8s/base/deployment.yaml');
    const { spec } = parse(deployment) as { spec: { selector: { matchLabels: object }; template: Template } };
    expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    const [container] = spec.template.spec.containers;
    expect(container?.readinessProbe.httpGet.path).toBe('/actuator/health/readiness');
    expect(container?.securityContext).toMatchObject({ readOnlyRootFilesystem: true });
  });

  it('lets calls on their way arrive before a service stops, and takes one at a time away', () => {
    const files = renderSql(SQL);
    const { spec } = parse(fileAt(files, 'k8s/base/deployment.yaml')) as {
      spec: { selector: object; template: Template };
    };
    const [container] = spec.template.spec.containers;
    expect(container?.lifecycle.preStop.exec.command).toEqual(['sleep', '5']);
    const budget = parse(fileAt(files, 'k8s/base/disruption-budget.yaml')) as { spec: { selector: object } };
    expect(budget.spec).toMatchObject({ maxUnavailable: 1, selector: spec.selector });
  });

  it('takes names that begin with a digit', () => {
    const { metadata } = parse(fileAt(renderSql(SQL, { projectName: '1shop' }), 'k8s/base/service.yaml')) as Template;
    expect(metadata).toMatchObject({ name: 'app-1shop' });
  });
});

type Template = {
  readonly metadata: { readonly labels: object };
  readonly spec: {
    readonly containers: readonly {
      readonly readinessProbe: { readonly httpGet: { readonly path: string } };
      readonly securityContext: object;
      readonly lifecycle: { readonly preStop: { readonly exec: { readonly command: readonly string[] } } };
    }[];
  };
};

describe('requests.http', () => {
  it('takes values of a schema for values', () => {
    const sql = `CREATE TABLE job (id int PRIMARY KEY, state varchar(40) NOT NULL CHECK (state = '{{token}} ### x'),
                 kind varchar(20) NOT NULL CHECK (kind IN (E'a\\n### GET /b', '\\')));`;
    const text = fileAt(renderSql(sql), 'requests.http');
    expect(text).not.toMatch(/\{\{(?!host\}\})/u);
    expect(text.match(/^###/gmu)).toHaveLength(7);
  });

  it('has every call once', () => {
    const text = fileAt(renderSql(SQL), 'requests.http');
    const calls = text.match(/^(GET|POST|PUT|DELETE) .*$/gmu) ?? [];
    expect(new Set(calls).size).toBe(calls.length);
    // One of the three refers to what has a label.
    expect(calls).toHaveLength(3 * 5 + 1 + 3 + 2 + 1 + 1);
    expect(calls).toContain('GET {{host}}/api/v1/full-shelves?page=0&size=20&sort=name,desc');
    expect(calls.filter((call) => call.includes('/stickers/'))).toHaveLength(3 + 2);
  });
});

describe.each([
  ['oracle', 'jdbc:oracle:thin:@//database:1521/FREEPDB1'],
  ['sqlserver', 'jdbc:sqlserver://database:1433;databaseName=shelf;encrypt=true;trustServerCertificate=true'],
] as const)('services for %s', (database, url) => {
  const two = `${TABLE} CREATE TABLE crate (id int PRIMARY KEY);`;
  const plan = {
    services: [
      { name: 'shelf', tables: ['shelf'] },
      { name: 'audit', tables: ['crate'] },
    ],
  };
  const files = renderSql(two, { database, architecture: 'microservice', services: plan });
  const { services, volumes } = parse(fileAt(files, 'compose.yaml')) as Composed;

  it('have one server together on one machine, and each a database and a user of its own', () => {
    const servers = Object.values(services).filter(
      ({ volumes: kept, profiles }) => kept !== undefined && profiles === undefined,
    );
    expect(servers).toHaveLength(1);
    expect(Object.keys(volumes)).toEqual(['database-data']);
    expect(services['shelf-service']?.environment).toMatchObject({ DB_URL: url, DB_USER: 'shelf' });
    expect(JSON.stringify(services['database']?.environment)).not.toContain('APP_USER');
  });

  it.each(['shelf', 'audit'])('wait until the database of %s is made, by the administrator alone', (name) => {
    const service = services[`${name}-service`];
    const setup = services[`${name}-database-setup`];
    const user = service?.environment['DB_USER'] ?? '';
    expect(ADMINISTRATORS).not.toContain(user);
    expect(service?.depends_on).toMatchObject({
      [`${name}-database-setup`]: { condition: 'service_completed_successfully' },
    });
    expect(setup?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(setup?.entrypoint?.at(-1)).toContain(user);
  });

  it('are tested each beside a server of its own', () => {
    expect(fileAt(files, '.github/workflows/ci.yml')).toContain('shelf-database:');
  });
});

it('no service is a user whose name is a word of Oracle', () => {
  const plan = {
    services: [
      { name: 'shelf', tables: ['shelf'] },
      { name: 'audit', tables: ['crate'] },
    ],
  };
  const sql = `${TABLE} CREATE TABLE crate (id int PRIMARY KEY);`;
  const files = renderSql(sql, { database: 'oracle', architecture: 'microservice', services: plan });
  const { services } = parse(fileAt(files, 'compose.yaml')) as Composed;
  expect(services['audit-service']?.environment['DB_USER']).toBe('appaudit');
  expect(services['audit-database-setup']?.entrypoint?.at(-1)).toContain('create user if not exists appaudit ');
});
