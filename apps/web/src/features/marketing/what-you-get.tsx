import { useState } from 'react';
import { countTexts } from '../../content/frame.ts';
import { homeTexts } from '../../content/home.ts';
import { homePartTexts } from '../../content/home-parts.ts';
import { excerpts } from '../../content/sample/excerpts.ts';
import { classNames } from '../../shared/lib/class-names.ts';
import { languageOf } from '../../shared/lib/highlight.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Code } from '../../shared/ui/code.tsx';
import { Tag } from '../../shared/ui/tag.tsx';
import { Section } from './section.tsx';

/** The five groups as a section of the home page. */
export function WhatYouGetSection() {
  const { title, lead } = homeTexts.get().whatYouGet;
  return (
    <Section id="what-you-get" title={title} lead={lead} flush>
      <ServiceGroups />
      <div className="border-t border-line px-5 py-6 sm:px-12">
        <ButtonLink to="/sample-project">{homePartTexts.get().browse}</ButtonLink>
      </div>
    </Section>
  );
}

/** Five groups at the left, a file of the sample project at the right. Opens by pointer, touch, focus and Enter. */
export function ServiceGroups() {
  const [open, setOpen] = useState(0);
  const { groups } = homeTexts.get().whatYouGet;
  const group = groups[open];
  const excerpt = group && excerpts[group.excerpt];
  return (
    <div className="grid border-t border-line md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <ul className="flex flex-col">
        {groups.map(({ name, text, more, files }, index) => {
          const isOpen = index === open;
          return (
            <li
              key={name}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(index)}
              className={classNames(
                'flex-1 border-l-2 not-first:border-t not-first:border-t-line',
                isOpen ? 'border-l-accent bg-surface' : 'border-l-transparent',
              )}
            >
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls="what-you-get-file"
                onClick={() => setOpen(index)}
                onFocus={() => setOpen(index)}
                className={classNames(
                  'grid w-full gap-1 px-5 text-left outline-offset-[-2px] sm:pr-8 sm:pl-[46px]',
                  isOpen ? 'py-6' : 'py-4',
                )}
              >
                <span className="text-16 font-semibold">{name}</span>
                <span className="text-13 text-fg-2">{text}</span>
                <span className={classNames('text-13 text-fg-2', !isOpen && 'folded')}>{more}</span>
                <span className={classNames('flex flex-wrap gap-1.5 pt-1.5', !isOpen && 'folded')}>
                  {files.map((file) => (
                    <Tag key={file}>{file}</Tag>
                  ))}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <div
        id="what-you-get-file"
        className="later grid h-[420px] min-w-0 grid-rows-[auto_minmax(0,1fr)] border-line bg-surface max-md:border-t md:h-[500px] md:border-l"
      >
        {excerpt && (
          <>
            <div className="flex min-h-11 min-w-0 items-center justify-between gap-3 border-b border-line px-4 text-13">
              <span className="mono min-w-0 truncate">{excerpt.path}</span>
              <Tag>{countTexts.get().lines(excerpt.lines)}</Tag>
            </div>
            <Code
              key={excerpt.path}
              label={excerpt.path}
              text={excerpt.text}
              language={languageOf(excerpt.path)}
              from={excerpt.from}
              className="min-h-0 min-w-0"
            />
          </>
        )}
      </div>
    </div>
  );
}
