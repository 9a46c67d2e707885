import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';

/** The three commands between the zip and an answering service. */
export function RunCommands({ archive, folder }: { readonly archive: string; readonly folder: string }) {
  const lines = [`unzip ${archive}`, `cd ${folder} && ./mvnw verify`, './mvnw spring-boot:run'];
  return (
    <Panel aria-labelledby="run-it">
      <PanelHead id="run-it" title="Run it" />
      <pre className="code plain" tabIndex={0} role="region" aria-label="Commands">
        {lines.map((line) => (
          <span key={line}>
            <i className="c not-italic select-none">$ </i>
            {line}
          </span>
        ))}
      </pre>
      <p className="border-t border-line px-4 py-3 text-13 text-fg-2">
        Any JDK from 17 up will do. The tests and the first run use a database in memory, so nothing has to be set up.
      </p>
    </Panel>
  );
}
