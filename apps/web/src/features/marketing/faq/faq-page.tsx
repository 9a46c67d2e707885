import { faqTexts } from '../../../content/faq.ts';
import { SITE } from '../../../content/site.ts';
import { Accordion } from '../../../shared/ui/accordion.tsx';
import { PageHead } from '../page-head.tsx';
import { Sheet } from '../sheet.tsx';

/** Twelve questions with their answers. */
export function FaqPage() {
  const { title, lead, more, questions } = faqTexts.get();
  return (
    <Sheet>
      <PageHead title={title} lead={lead} />
      <div className="rises px-5 pb-16 sm:px-12 md:pb-24">
        <Accordion items={questions} heading="h2" wide />
        <p className="mt-8 text-fg-2">
          {more}{' '}
          <a className="link" href={`mailto:${SITE.contact}`}>
            {SITE.contact}
          </a>
        </p>
      </div>
    </Sheet>
  );
}
