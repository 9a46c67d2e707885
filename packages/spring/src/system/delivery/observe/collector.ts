import type { Observation, Outbox } from '@backsmith/blueprint';
import { renderYaml } from '@backsmith/render';
import type { YamlMapping } from '@backsmith/render';

/** The names of what it asks outboxes; exporting makes `_` of each dot, and adds the unit. */
const WAITING = 'outbox.events.waiting';
const AGE = 'outbox.oldest.age';

/** collector.yaml: hands on the traces it is sent, and asks outboxes how many events wait there, and for how long. */
export function collectorConfiguration({ collector, traces, outboxes }: Observation): string {
  const asking = outboxes.map((one) => [`sqlquery/${one.service}`, outboxReceiver(one)] as const);
  return renderYaml({
    receivers: {
      otlp: { protocols: { http: { endpoint: `0.0.0.0:${collector.spans}` } } },
      ...Object.fromEntries(asking),
    },
    exporters: {
      otlp: { endpoint: `${traces.host}:${traces.spans}`, tls: { insecure: true } },
      ...(asking.length > 0 && { prometheus: { endpoint: `0.0.0.0:${collector.port}` } }),
    },
    service: {
      pipelines: {
        traces: { receivers: ['otlp'], exporters: ['otlp'] },
        ...(asking.length > 0 && {
          metrics: { receivers: asking.map(([name]) => name), exporters: ['prometheus'] },
        }),
      },
    },
  });
}

function outboxReceiver({ service, driver, source, query, tellsAge }: Outbox): YamlMapping {
  const gauge = { data_type: 'gauge', static_attributes: { service } };
  return {
    driver,
    datasource: source,
    collection_interval: '15s',
    queries: [
      {
        sql: query,
        metrics: [
          { metric_name: WAITING, value_column: 'waiting', value_type: 'int', ...gauge },
          ...(tellsAge ? [{ metric_name: AGE, value_column: 'age', value_type: 'double', unit: 's', ...gauge }] : []),
        ],
      },
    ],
  };
}
