import type { Architecture } from '@backsmith/options';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';

type RunCommandsProps = {
  readonly archive: string;
  readonly folder: string;
  /** Undefined while nobody knows: then only what holds for both. */
  readonly architecture: Architecture | undefined;
};

/** One way from the zip to an answering backend. */
type Way = { readonly title: string; readonly lines: readonly string[]; readonly about: string };

const CONTAINERS = 'DB_PASSWORD=choose-a-long-one docker compose up --build';

const WAYS = {
  monolithic: [
    {
      title: 'The short way',
      lines: ['./mvnw spring-boot:run'],
      about: 'A JDK from 17 up is all it takes: the first run brings a database along, so nothing has to be set up.',
    },
    {
      title: 'With its tests, in containers',
      lines: ['./mvnw verify', CONTAINERS],
      about: 'The tests bring their database along, too. Then it runs beside its database as it would be shipped.',
    },
  ],
  microservice: [
    {
      title: 'The short way',
      lines: [CONTAINERS],
      about:
        'All services with their databases in containers, behind the gateway at http://localhost:8080. Docker is all it takes.',
    },
    {
      title: 'With its tests',
      lines: ['./mvnw verify', CONTAINERS],
      about:
        'The first line builds and tests every service; any JDK from 17 up will do. README.md says how to run one alone, without containers.',
    },
  ],
} as const satisfies Record<Architecture, readonly Way[]>;

const UNKNOWN: readonly Way[] = [
  { title: 'The short way', lines: ['./mvnw verify'], about: 'README.md says how to run it.' },
];

/** The commands between the zip and an answering backend: the short way first. */
export function RunCommands({ archive, folder, architecture }: RunCommandsProps) {
  const [short, ...others] = architecture === undefined ? UNKNOWN : WAYS[architecture];
  return (
    <Panel aria-labelledby="run-it" className="overflow-hidden">
      <PanelHead id="run-it" title="Run it" />
      {short && <Commands way={{ ...short, lines: [`unzip ${archive}`, `cd ${folder}`, ...short.lines] }} />}
      {others.map((way) => (
        <details key={way.title} className="border-t border-line">
          <summary className="px-4 py-2.5 text-13 font-medium">{way.title}</summary>
          <Commands way={way} isTitled />
        </details>
      ))}
    </Panel>
  );
}

function Commands({
  way: { title, lines, about },
  isTitled = false,
}: {
  readonly way: Way;
  readonly isTitled?: boolean;
}) {
  return (
    <>
      {!isTitled && <h3 className="px-4 pt-2.5 pb-1 text-13 font-medium">{title}</h3>}
      <pre className="code plain wrapped" tabIndex={0} role="region" aria-label={`Commands: ${title}`}>
        {lines.map((line) => (
          <span key={line}>
            <i className="c not-italic select-none">$ </i>
            {line}
          </span>
        ))}
      </pre>
      <p className="border-t border-line px-4 py-3 text-13 text-fg-2">{about}</p>
    </>
  );
}
