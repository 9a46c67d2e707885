import type { Observation, ScrapedPart } from '@backsmith/blueprint';
import { renderYaml, yamlComment } from '@backsmith/render';
import type { YamlMapping } from '@backsmith/render';

/** prometheus.yaml: who is asked for metrics. Everything says of itself which service it is. */
export function prometheusConfiguration({ parts, outboxes, collector, signIn }: Observation): string {
  return renderYaml({
    global: { scrape_interval: '15s' },
    scrape_configs: [
      ...parts.map((part) => scraped(part, signIn)),
      ...(outboxes.length === 0
        ? []
        : [
            yamlComment('The outboxes of services; which of them, each value says itself.', {
              job_name: collector.host,
              static_configs: [{ targets: [`${collector.host}:${collector.port}`] }],
            }),
          ]),
    ],
  });
}

function scraped({ name, host, port, path, isGuarded }: ScrapedPart, signIn: Observation['signIn']): YamlMapping {
  return {
    job_name: name,
    metrics_path: path,
    ...(isGuarded && signIn !== undefined && { authorization: { credentials_file: signIn.file } }),
    static_configs: [{ targets: [`${host}:${port}`], labels: { service: name } }],
  };
}
