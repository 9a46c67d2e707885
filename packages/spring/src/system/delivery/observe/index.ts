import type { System } from '@backsmith/blueprint';
import type { FileTree } from '@backsmith/render';
import { observeGuide } from './observe-guide.ts';
import { collectorConfiguration } from './collector.ts';
import { dashboard, dashboardProvider, dataSources } from './grafana.ts';
import { prometheusConfiguration } from './prometheus.ts';
import { signInScript } from './sign-in.ts';

/** What the containers that watch the others are told: all of it is there at their first start. */
export function observationFiles(system: System, files: FileTree): void {
  const { observation } = system;
  const { folder } = observation;
  files.add(`${folder}/README.md`, observeGuide(system));
  files.add(`${folder}/collector.yaml`, collectorConfiguration(observation));
  files.add(`${folder}/prometheus.yaml`, prometheusConfiguration(observation));
  files.add(`${folder}/grafana/data-sources.yaml`, dataSources(observation));
  files.add(`${folder}/grafana/dashboards.yaml`, dashboardProvider());
  files.add(`${folder}/grafana/services.json`, dashboard(observation));
  if (observation.signIn !== undefined) files.add(`${folder}/sign-in.sh`, signInScript(observation.signIn));
}
