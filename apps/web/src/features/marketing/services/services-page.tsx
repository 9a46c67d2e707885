import { services } from '../../../content/services.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ClosingCall } from '../closing-call.tsx';
import { PageHead } from '../page-head.tsx';
import { Section } from '../section.tsx';
import { Sheet } from '../sheet.tsx';
import { StartButton } from '../start-button.tsx';
import { ServiceGroups } from '../what-you-get.tsx';

/** What you get: the five groups with real files, and whom they are for. */
export function ServicesPage() {
  const { title, lead, audience, closing } = services;
  return (
    <Sheet>
      <PageHead title={title} lead={lead} />
      <div className="border-b border-line">
        <h2 className="sr-only">The five groups</h2>
        <ServiceGroups />
      </div>
      <Section id="audience" title={audience.title} flush>
        <ul className="grid border-t border-line sm:grid-cols-2 md:grid-cols-4">
          {audience.list.map(({ name, text }) => (
            <li
              key={name}
              className="grid content-start gap-2 border-line px-5 py-6 not-first:max-sm:border-t sm:px-12 sm:even:border-l sm:max-md:nth-[n+3]:border-t md:px-6 md:not-first:border-l md:first:pl-12 md:last:pr-12"
            >
              <h3 className="text-14 font-semibold">{name}</h3>
              <p className="text-13 text-fg-2">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall title={closing.title} lead={closing.lead}>
        <StartButton size="lg" />
        <ButtonLink size="lg" to="/pricing">
          See the plans
        </ButtonLink>
      </ClosingCall>
    </Sheet>
  );
}
