import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import type { Endpoint } from './read-archive.ts';

/** The calls the backend answers, service by service where there are several. */
export function EndpointList({ endpoints }: { readonly endpoints: readonly Endpoint[] }) {
  const services = Map.groupBy(endpoints, ({ service }) => service);
  return (
    <Panel aria-labelledby="endpoints">
      <PanelHead id="endpoints" title="Endpoints">
        <span className="mr-1.5 text-13 text-fg-3">{endpoints.length.toLocaleString('en')}</span>
      </PanelHead>
      <div tabIndex={0} role="region" aria-label="All calls" className="relative max-h-80 overflow-auto py-1.5">
        {[...services].map(([service, own]) => (
          <div key={service}>
            {service !== '' && <h3 className="px-4 pt-2 pb-1 text-13 font-strong">{service}</h3>}
            <Calls endpoints={own} label={service === '' ? 'Calls' : `Calls of ${service}`} />
          </div>
        ))}
      </div>
    </Panel>
  );
}

function Calls({ endpoints, label }: { readonly endpoints: readonly Endpoint[]; readonly label: string }) {
  return (
    <ul aria-label={label}>
      {endpoints.map(({ method, path, title }, at) => (
        <li key={at} className="mono grid grid-cols-[64px_minmax(0,1fr)] gap-2 px-4 py-1 text-13">
          <span className="font-strong">{method}</span>
          <span className="break-all text-fg-2" title={title}>
            {path}
          </span>
        </li>
      ))}
    </ul>
  );
}
