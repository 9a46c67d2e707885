import type { ReactNode } from 'react';
import { homeTexts } from '../../../content/home.ts';
import { type homeParts, homePartTexts } from '../../../content/home-parts.ts';
import type { Translated } from '../../../language/translated.ts';
import { Readers } from '../readers.tsx';
import { Section } from '../section.tsx';

/** The four highlights, each with a small artefact of the product. */
export function AboutSection() {
  const { about } = homeTexts.get();
  const arts = artsOf(homePartTexts.get());
  return (
    <Section id="about" title={about.title} lead={about.lead} flush>
      <ul className="grid border-t border-line sm:grid-cols-2 md:grid-cols-4">
        {about.highlights.map(({ title, text, art }) => (
          <li
            key={title}
            className="grid content-start gap-2 border-line px-5 pt-6 pb-8 not-first:max-sm:border-t sm:even:border-l sm:px-6 sm:max-md:nth-[n+3]:border-t sm:first:pl-12 sm:last:pr-12 sm:max-md:odd:pl-12 sm:max-md:even:pr-12 md:not-first:border-l"
          >
            <div
              aria-hidden
              className="mb-3 grid h-[104px] content-center gap-[7px] overflow-hidden rounded-panel border border-line bg-surface px-3 font-mono text-[12px] leading-[1.3] tracking-[-0.02em] whitespace-nowrap text-fg-2"
            >
              {arts[art]}
            </div>
            <h3 className="text-14 font-semibold">{title}</h3>
            <p className="text-13 text-fg-2">{text}</p>
          </li>
        ))}
      </ul>
      <Readers />
    </Section>
  );
}

type Art = ReturnType<typeof homeTexts.get>['about']['highlights'][number]['art'];

const artsOf = (words: Translated<typeof homeParts>): Readonly<Record<Art, ReactNode>> => ({
  services: <ServicesArt />,
  calls: (
    <>
      <ArtRow left="GET /api/v1/orders" right="200" tone="text-ok" />
      <ArtRow left="POST /api/v1/orders" right="201" tone="text-ok" />
      <ArtRow left="GET /api/v1/orders/9" right="404" tone="text-busy" />
    </>
  ),
  delivery: (
    <>
      <ArtRow left="db/migration/V1" right={words.applied} />
      <ArtRow left="./mvnw verify" right={words.noSetup} />
      <ArtRow left="/actuator/health" right="UP" tone="text-ok" />
    </>
  ),
  build: (
    <>
      <ArtRow left="JDK 17, 21, 25" right="" />
      <ArtRow left="OrderApiTest" right={words.passed} tone="text-ok" />
      <ArtRow left="BUILD" right="SUCCESS" tone="text-ok" />
    </>
  ),
});

function ArtRow({
  left,
  right,
  tone = 'text-fg',
}: {
  readonly left: string;
  readonly right: string;
  readonly tone?: string;
}) {
  return (
    <div className="flex justify-between gap-2">
      <span>{left}</span>
      <b className={`font-medium ${tone}`}>{right}</b>
    </div>
  );
}

/** Names as they stand in a project. */
const GATEWAY = 'gateway';
const SERVICES = ['orders', 'catalog', 'billing'];

function ServicesArt() {
  const box = 'fill-surface-2 stroke-line-control';
  return (
    <svg viewBox="0 0 220 80" className="h-20 w-full text-[10.5px]" fill="none">
      <path className="stroke-line-control" d="M110 24v14M36 54V44q0-6 6-6h136q6 0 6 6v10M110 38v16" />
      <rect className="fill-accent-tint stroke-accent" x="74" y=".5" width="72" height="23" rx="4" />
      <text x="110" y="15.5" textAnchor="middle" className="fill-fg-2 font-mono">
        {GATEWAY}
      </text>
      {SERVICES.map((name, index) => (
        <g key={name}>
          <rect className={box} x={4 + index * 74} y="54.5" width="64" height="23" rx="4" />
          <text x={36 + index * 74} y="69.5" textAnchor="middle" className="fill-fg-2 font-mono">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
