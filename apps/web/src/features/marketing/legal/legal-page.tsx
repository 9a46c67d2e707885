import type { LegalText } from '../../../content/legal.ts';

/** A legal text with its table of contents. */
export function LegalPage({ text }: { readonly text: LegalText }) {
  return (
    <div className="mx-auto max-w-[1200px] border-line px-5 py-16 sm:border-x sm:px-12 md:py-24">
      <div className="mb-10 grid max-w-[720px] gap-4">
        <h1 className="text-40">{text.title}</h1>
        <p className="lead">{text.lead}</p>
        <p className="text-13 text-fg-3">Last changed {text.updated}</p>
      </div>
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-[220px_minmax(0,1fr)]">
        <nav aria-label="Contents" className="text-13 md:sticky md:top-20 md:self-start">
          <ol className="grid">
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a className="inline-flex min-h-7 items-center text-fg-2 hover:text-fg" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-[68ch] gap-10">
          {text.sections.map(({ id, title, paragraphs }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="grid gap-3">
              <h2 id={`${id}-title`} className="text-20 font-semibold">
                {title}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="text-16 text-fg-2">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
