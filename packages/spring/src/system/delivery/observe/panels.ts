import type { Observation } from '@backsmith/blueprint';

/** A picture over time, and what is asked for each line in it. */
type Panel = {
  readonly title: string;
  readonly unit: string;
  readonly queries: readonly { readonly expression: string; readonly legend: string }[];
};

const CHOSEN = 'service=~"$service"';
const BY_SERVICE = '{{service}}';

/** How long as many of all requests take at most. */
function quantile(share: number): Panel['queries'][number] {
  const buckets = `sum by (service, le) (rate(http_server_requests_seconds_bucket{${CHOSEN}}[$__rate_interval]))`;
  return { expression: `histogram_quantile(${share}, ${buckets})`, legend: `${BY_SERVICE} ${share * 100} %` };
}

function requests(condition = ''): string {
  return `sum by (service) (rate(http_server_requests_seconds_count{${CHOSEN}${condition}}[$__rate_interval]))`;
}

function sum(metric: string, condition = ''): string {
  return `sum by (service) (${metric}{${CHOSEN}${condition}})`;
}

const ALWAYS: readonly Panel[] = [
  { title: 'Requests', unit: 'reqps', queries: [{ expression: requests(), legend: BY_SERVICE }] },
  {
    title: 'Errors (5xx), of all requests',
    unit: 'percentunit',
    queries: [
      {
        // Without errors there is no such counter, which is none of them.
        expression: `(${requests(',status=~"5.."')} or ${requests()} * 0) / ${requests()}`,
        legend: BY_SERVICE,
      },
    ],
  },
  { title: 'Latency', unit: 's', queries: [quantile(0.5), quantile(0.95), quantile(0.99)] },
  {
    title: 'Answers (0: not reached)',
    unit: 'short',
    queries: [{ expression: `min by (service) (up{${CHOSEN}})`, legend: BY_SERVICE }],
  },
  {
    title: 'JVM memory',
    unit: 'bytes',
    queries: [
      { expression: sum('jvm_memory_used_bytes', ',area="heap"'), legend: `${BY_SERVICE} heap` },
      { expression: sum('jvm_memory_used_bytes', ',area="nonheap"'), legend: `${BY_SERVICE} outside of it` },
      {
        expression: `sum by (service) (jvm_memory_max_bytes{${CHOSEN},area="heap"} > 0)`,
        legend: `${BY_SERVICE} heap at most`,
      },
    ],
  },
  {
    title: 'CPU, of what there is',
    unit: 'percentunit',
    queries: [{ expression: `max by (service) (process_cpu_usage{${CHOSEN}})`, legend: BY_SERVICE }],
  },
];

const CONNECTIONS: Panel = {
  title: 'Database connections',
  unit: 'short',
  queries: [
    { expression: sum('hikaricp_connections_active'), legend: `${BY_SERVICE} busy` },
    { expression: sum('hikaricp_connections_pending'), legend: `${BY_SERVICE} waited for` },
    { expression: sum('hikaricp_connections_max'), legend: `${BY_SERVICE} at most` },
    { expression: sum('mongodb_driver_pool_checkedout'), legend: `${BY_SERVICE} busy (MongoDB)` },
    { expression: sum('mongodb_driver_pool_waitqueuesize'), legend: `${BY_SERVICE} waited for (MongoDB)` },
  ],
};

const WAITING: Panel = {
  title: 'Events that wait in the outbox',
  unit: 'short',
  queries: [{ expression: `max by (service) (outbox_events_waiting{${CHOSEN}})`, legend: BY_SERVICE }],
};

const AGE: Panel = {
  title: 'Outbox lag: age of the oldest event',
  unit: 's',
  queries: [{ expression: `max by (service) (outbox_oldest_age_seconds{${CHOSEN}})`, legend: BY_SERVICE }],
};

/** What a team looks at first. */
export function panelsOf({ outboxes }: Observation): readonly Panel[] {
  return [
    ...ALWAYS,
    CONNECTIONS,
    ...(outboxes.length > 0 ? [WAITING] : []),
    ...(outboxes.some(({ tellsAge }) => tellsAge) ? [AGE] : []),
  ];
}
