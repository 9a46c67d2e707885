import type { ReactNode } from 'react';
import { howItWorksTexts } from '../../../content/how-it-works.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ClosingCall } from '../closing-call.tsx';
import { LaunchTerminal } from '../home/launch-terminal.tsx';
import { Intake } from '../intake/intake.tsx';
import { PageHead } from '../page-head.tsx';
import { Section } from '../section.tsx';
import { Sheet } from '../sheet.tsx';
import { StartButton } from '../start-button.tsx';
import { FilesView, FindingsView } from './step-views.tsx';

type Art = ReturnType<typeof howItWorksTexts.get>['steps'][number]['art'];

const ARTS: Readonly<Record<Art, ReactNode>> = {
  findings: <FindingsView />,
  files: <FilesView />,
  launch: <LaunchTerminal />,
};

/** From a schema to a service: four steps, the first of them the real one. */
export function HowItWorksPage() {
  const { title, lead, bring, steps, closing, browse, start, watch } = howItWorksTexts.get();
  return (
    <Sheet>
      <PageHead title={title} lead={lead} />
      <div className="border-t border-line">
        <Section id="bring" title={bring.title} lead={bring.lead}>
          <Intake heading="h3" />
        </Section>
      </div>
      {steps.map((step, index) => (
        <section
          key={step.id}
          id={step.id}
          aria-labelledby={`${step.id}-title`}
          className="later border-b border-line px-5 py-16 sm:px-12 md:py-24"
        >
          <div className="rises grid items-center gap-x-16 gap-y-8 md:grid-cols-2">
            <div className={classNames('grid gap-4', index % 2 === 1 && 'md:order-2')}>
              <h2 id={`${step.id}-title`} className="text-40">
                {step.title}
              </h2>
              <p className="lead">{step.text}</p>
              {step.id === 'generate' && (
                <div>
                  <ButtonLink to="/sample-project">{browse}</ButtonLink>
                </div>
              )}
            </div>
            <div className="min-w-0">{ARTS[step.art]}</div>
          </div>
        </section>
      ))}
      <ClosingCall title={closing.title} lead={closing.lead}>
        <StartButton size="lg" label={start} door="/login" />
        <ButtonLink size="lg" to="/watch-demo">
          {watch}
        </ButtonLink>
      </ClosingCall>
    </Sheet>
  );
}
