import type { Architecture } from '@backsmith/options';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';

type RunCommandsProps = {
  readonly archive: string;
  readonly folder: string;
  /** Undefined while nobody knows: then only what holds for both. */
  readonly architecture: Architecture | undefined;
};

const STARTS = {
  monolithic: {
    line: './mvnw spring-boot:run',
    about:
      'Any JDK from 17 up will do. The tests and the first run bring a database along, so nothing has to be set up.',
  },
  microservice: {
    line: 'DB_PASSWORD=choose-a-long-one docker compose up --build',
    about:
      'The second line builds and tests every service; any JDK from 17 up will do. The third runs all of them with their databases in containers, behind the gateway at http://localhost:8080. README.md says how to run one alone, without containers.',
  },
} as const satisfies Record<Architecture, { readonly line: string; readonly about: string }>;

/** The three commands between the zip and an answering backend. */
export function RunCommands({ archive, folder, architecture }: RunCommandsProps) {
  const start = architecture && STARTS[architecture];
  const lines = [`unzip ${archive}`, `cd ${folder} && ./mvnw verify`, ...(start ? [start.line] : [])];
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
        {start ? start.about : 'README.md says how to run it.'}
      </p>
    </Panel>
  );
}
