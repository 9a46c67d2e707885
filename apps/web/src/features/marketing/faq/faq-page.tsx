import { FAQ } from '../../../content/faq.ts';
import { SITE } from '../../../content/site.ts';
import { Accordion } from '../../../shared/ui/accordion.tsx';
import { PageHead } from '../page-head.tsx';
import { Sheet } from '../sheet.tsx';

/** Twelve questions with their answers. */
export function FaqPage() {
  return (
    <Sheet>
      <PageHead title={FAQ.title} lead={FAQ.lead} />
      <div className="rises px-5 pb-16 sm:px-12 md:pb-24">
        <Accordion items={FAQ.questions} heading="h2" wide />
        <p className="mt-8 text-fg-2">
          Something else?{' '}
          <a className="link" href={`mailto:${SITE.contact}`}>
            {SITE.contact}
          </a>
        </p>
      </div>
    </Sheet>
  );
}
