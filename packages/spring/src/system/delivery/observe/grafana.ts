import type { Observation } from '@backsmith/blueprint';
import { renderYaml } from '@backsmith/render';
import { panelsOf } from './panels.ts';

/** What dashboards call the two sources. */
const METRICS = 'metrics';
const TRACES = 'traces';

/** data-sources.yaml: where Grafana finds metrics and traces. */
export function dataSources({ metrics, traces }: Observation): string {
  const source = (uid: string, name: string, type: string, { host, port }: { host: string; port: number }) => ({
    ...{ name, uid, type, access: 'proxy', url: `http://${host}:${port}` },
    isDefault: uid === METRICS,
  });
  return renderYaml({
    apiVersion: 1,
    datasources: [source(METRICS, 'Prometheus', 'prometheus', metrics), source(TRACES, 'Jaeger', 'jaeger', traces)],
  });
}

/** dashboards.yaml: where Grafana finds dashboards. */
export function dashboardProvider(): string {
  return renderYaml({
    apiVersion: 1,
    providers: [{ name: 'project', type: 'file', options: { path: '/etc/grafana/dashboards' } }],
  });
}

/** services.json: what a team looks at first, by service. */
export function dashboard(observation: Observation): string {
  const datasource = { type: 'prometheus', uid: METRICS };
  const panels = panelsOf(observation).map(({ title, unit, queries }, at) => ({
    id: at + 1,
    type: 'timeseries',
    title,
    datasource,
    gridPos: { x: (at % 2) * 12, y: Math.floor(at / 2) * 8, w: 12, h: 8 },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
    targets: queries.map(({ expression, legend }, number) => ({
      refId: String.fromCodePoint(65 + number),
      datasource,
      expr: expression,
      legendFormat: legend,
    })),
  }));
  const service = {
    name: 'service',
    label: 'Service',
    type: 'query',
    datasource,
    query: { query: 'label_values(up{service!=""}, service)', refId: 'service' },
    refresh: 2,
    sort: 1,
    multi: true,
    includeAll: true,
    current: { text: ['All'], value: ['$__all'] },
  };
  const described = {
    uid: 'services',
    title: `${observation.name}: services`,
    schemaVersion: 39,
    editable: false,
    refresh: '30s',
    time: { from: 'now-1h', to: 'now' },
    templating: { list: [service] },
    panels,
  };
  return `${JSON.stringify(described, undefined, 2)}\n`;
}
