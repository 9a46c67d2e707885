import { homeTexts } from '../../../content/home.ts';
import { Intake } from '../intake/intake.tsx';
import { Section } from '../section.tsx';
import { ChooseParts } from './choose-parts.tsx';
import { LaunchTerminal } from './launch-terminal.tsx';

const CELL = 'grid gap-6 border-line px-5 pt-8 pb-8 sm:px-12';

/** Three steps, each with the control one will meet. The ways in are the real ones. */
export function HowItWorksSection() {
  const { title, lead, list } = homeTexts.get().steps;
  const [bring, configure, launch] = list;
  return (
    <Section id="how-it-works" title={title} lead={lead} flush>
      <ol className="grid border-t border-line md:grid-cols-2">
        <li className={`${CELL} md:col-span-2`}>
          <Step {...bring} />
          <Intake heading="h4" />
        </li>
        <li className={`${CELL} content-between border-t`}>
          <Step {...configure} />
          <ChooseParts />
        </li>
        <li className={`${CELL} content-between border-t md:border-l`}>
          <Step {...launch} />
          <LaunchTerminal />
        </li>
      </ol>
    </Section>
  );
}

function Step({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="grid max-w-[68ch] content-start gap-2">
      <h3 className="text-16 font-semibold">{title}</h3>
      <p className="text-fg-2">{text}</p>
    </div>
  );
}
