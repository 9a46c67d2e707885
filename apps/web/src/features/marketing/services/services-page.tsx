import { audienceTexts } from '../../../content/audience.ts';
import { servicesTexts } from '../../../content/services.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ClosingCall } from '../closing-call.tsx';
import { PageHead } from '../page-head.tsx';
import { Readers } from '../readers.tsx';
import { ReportView } from '../sample/report-view.tsx';
import { SwaggerPicture } from '../sample/swagger-picture.tsx';
import { Section } from '../section.tsx';
import { Sheet } from '../sheet.tsx';
import { StartButton } from '../start-button.tsx';
import { ServiceGroups } from '../what-you-get.tsx';

/** What you get: the five groups with real files, and whom they are for. */
export function ServicesPage() {
  const { title, lead, groups, proof, plans, closing } = servicesTexts.get();
  return (
    <Sheet>
      <PageHead title={title} lead={lead} />
      <div className="border-b border-line">
        <h2 className="sr-only">{groups}</h2>
        <ServiceGroups />
      </div>
      <Section id="proof" title={proof.title} lead={proof.lead}>
        <div className="grid items-start gap-6 md:grid-cols-2">
          <SwaggerPicture caption={proof.swagger} />
          <ReportView caption={proof.report} />
        </div>
        <div className="mt-6">
          <ButtonLink to="/sample-project">{proof.browse}</ButtonLink>
        </div>
      </Section>
      <Section id="audience" title={audienceTexts.get().title} flush>
        <Readers />
      </Section>
      <ClosingCall title={closing.title} lead={closing.lead}>
        <StartButton size="lg" />
        <ButtonLink size="lg" to="/pricing">
          {plans}
        </ButtonLink>
      </ClosingCall>
    </Sheet>
  );
}
