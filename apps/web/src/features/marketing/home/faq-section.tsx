import { firstQuestionTexts } from '../../../content/faq-first.ts';
import { homeTexts } from '../../../content/home.ts';
import { homePartTexts } from '../../../content/home-parts.ts';
import { Accordion } from '../../../shared/ui/accordion.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';

/** The four most asked questions. */
export function FaqSection() {
  return (
    <section id="faq" aria-labelledby="faq-title" className="border-b border-line px-5 py-16 sm:px-12 md:py-24">
      <div className="rises grid gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
        <div className="grid content-start justify-items-start gap-6">
          <h2 id="faq-title" className="text-40">
            {homeTexts.get().faq.title}
          </h2>
          <ButtonLink to="/faq">{homePartTexts.get().allQuestions}</ButtonLink>
        </div>
        <Accordion items={firstQuestionTexts.get().list} heading="h3" />
      </div>
    </section>
  );
}
