import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findProgram, run } from '../kit/index.ts';
import { fileOf, guardedServices, projects } from './projects.ts';

type Container = {
  readonly image: string;
  readonly profiles?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly mem_limit?: string;
};
type Scrape = {
  readonly job_name: string;
  readonly metrics_path?: string;
  readonly authorization?: { readonly credentials_file: string };
  readonly static_configs: readonly {
    readonly targets: readonly string[];
    readonly labels?: Readonly<Record<string, string>>;
  }[];
};
type Dashboard = {
  readonly panels: readonly {
    readonly id: number;
    readonly title: string;
    readonly datasource: { readonly uid: string };
    readonly targets: readonly { readonly refId: string; readonly expr: string }[];
  }[];
};

describe.each([...projects(), guardedServices(), guardedServices('rabbitmq')].map((one) => [one.title, one] as const))(
  'what watches %s',
  (_, project) => {
    const { observation, services, gateway } = project.generation.system;
    const { services: containers, volumes } = parse(fileOf(project, 'compose.yaml')) as {
      readonly services: Readonly<Record<string, Container>>;
      readonly volumes: object;
    };
    const watching = Object.entries(containers).filter(([, { profiles }]) => profiles !== undefined);
    const { scrape_configs: scraped } = parse(fileOf(project, 'observe/prometheus.yaml')) as {
      readonly scrape_configs: readonly Scrape[];
    };

    test('is started by its profile alone, with a version, a limit, files that are there and ports of this machine', () => {
      expect(watching.length).toBeGreaterThanOrEqual(4);
      for (const [name, { image, profiles, volumes: mounts = [], ports = [], mem_limit: memory }] of watching) {
        expect(profiles, name).toEqual(['observe']);
        expect(image, name).toMatch(/^[a-z/-]+:v?\d+\.\d+\.\d+$/u);
        expect(memory, name).toMatch(/^\d+m$/u);
        for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/u);
        for (const mount of mounts) {
          const [from = ''] = mount.split(':');
          const isThere = from.startsWith('./') ? project.files.has(from.slice(2)) : Object.hasOwn(volumes, from);
          expect(isThere, mount).toBe(true);
        }
      }
      for (const [name, { profiles }] of Object.entries(containers))
        if (services.some(({ image }) => image.container === name)) expect(profiles).toBeUndefined();
    });

    test('asks every service and the gateway, each where it tells metrics, with a token where it takes one', () => {
      const expected = [
        ...(gateway === undefined ? [] : [`${gateway.image.container}:${gateway.management.port}`]),
        ...services.map(({ image, port }) => `${image.container}:${port}`),
      ];
      const asked = scraped.filter(({ metrics_path: path }) => path !== undefined);
      expect(asked.flatMap(({ static_configs: all }) => all.flatMap(({ targets }) => targets))).toEqual(expected);
      for (const { job_name: job, authorization, static_configs: all } of asked) {
        expect(all[0]?.labels).toEqual({ service: job });
        const service = services.find(({ image }) => image.container === job);
        const isGuarded = service?.parts.some(({ name }) => name === 'security') ?? false;
        expect(authorization?.credentials_file, job).toBe(isGuarded ? observation.signIn?.file : undefined);
      }
    });

    test('has all parts send traces where the collector takes them, and latencies by limits', () => {
      const answering = [...services, ...(gateway === undefined ? [] : [gateway])];
      for (const { image } of answering) {
        const { environment = {} } = containers[image.container] ?? {};
        const { variable } = observation.collector.endpoint;
        expect(environment[variable]).toBe(`\${${variable}:-}`);
        expect(environment['LOG_FORMAT']).toBe('${LOG_FORMAT:-}');
        expect(environment['MANAGEMENT_METRICS_DISTRIBUTION_SLO_HTTP_SERVER_REQUESTS']).toContain('100ms');
      }
      const collector = parse(fileOf(project, 'observe/collector.yaml')) as {
        readonly receivers: Readonly<Record<string, unknown>>;
        readonly exporters: Readonly<Record<string, unknown>>;
        readonly service: {
          readonly pipelines: Readonly<Record<string, { receivers: readonly string[]; exporters: readonly string[] }>>;
        };
      };
      const pipelines = Object.values(collector.service.pipelines);
      const used = (of: 'receivers' | 'exporters') => new Set(pipelines.flatMap((one) => one[of]));
      expect([...used('receivers')].toSorted()).toEqual(Object.keys(collector.receivers).toSorted());
      expect([...used('exporters')].toSorted()).toEqual(Object.keys(collector.exporters).toSorted());
      expect(observation.collector.endpoint.value).toBe('http://collector:4318/v1/traces');
      expect(JSON.stringify(collector.receivers['otlp'])).toContain(':4318"');
      expect(JSON.stringify(collector.exporters['otlp'])).toContain('jaeger:4317');
    });

    test('shows what a team looks at first, from sources that are there', () => {
      const { panels } = JSON.parse(fileOf(project, 'observe/grafana/services.json')) as Dashboard;
      const { datasources } = parse(fileOf(project, 'observe/grafana/data-sources.yaml')) as {
        readonly datasources: readonly { readonly uid: string; readonly url: string }[];
      };
      for (const { url } of datasources) expect(containers[new URL(url).hostname]?.profiles).toEqual(['observe']);
      expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
      for (const { datasource } of panels) expect(datasources.map(({ uid }) => uid)).toContain(datasource.uid);
      const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
      for (const metric of [
        'http_server_requests_seconds_count',
        'http_server_requests_seconds_bucket',
        'status=~"5.."',
      ])
        expect(asked).toContain(metric);
      for (const metric of ['hikaricp_connections_active', 'jvm_memory_used_bytes', 'up{'])
        expect(asked).toContain(metric);
      const hasEvents = services.some(({ parts }) => parts.some(({ name }) => name === 'events'));
      expect(asked.includes('outbox_oldest_age_seconds')).toBe(hasEvents);
      expect(scraped.some(({ job_name: job }) => job === 'collector')).toBe(hasEvents);
    });
  },
);

test('the outbox of each service is asked on its own database, by its own user', () => {
  const { outboxes } = guardedServices('rabbitmq').generation.system.observation;
  expect(outboxes.map(({ service }) => service)).toContain('orders-service');
  const orders = outboxes.find(({ service }) => service === 'orders-service');
  expect(orders?.source).toContain('host=orders-database port=5432 dbname=orders user=orders');
  expect(orders?.query).toMatch(/ FROM outbox$/u);
});

test('the script that signs in is one a shell reads', async () => {
  const shell = findProgram('sh');
  if (shell === undefined) throw new Error('sh is part of what the tests need');
  const script = fileOf(guardedServices(), 'observe/sign-in.sh');
  expect((await run(shell, ['-n'], { input: script })).code).toBe(0);
});
