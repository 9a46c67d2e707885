import type { ComponentType } from 'react';
import { countOf } from '@backsmith/text';
import { templatePath, templates, TEMPLATES_PATH } from '../../../content/templates.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { ClosingCall } from '../closing-call.tsx';
import { Section } from '../section.tsx';
import { Sheet } from '../sheet.tsx';
import type { TemplateFacts } from './facts.ts';
import { TableSheets } from './table-sheet.tsx';
import { TemplateStart } from './template-start.tsx';

/** A model of the library: what it is about, its diagram, what can be added, and every table with its columns. */
export function templatePage(facts: TemplateFacts): ComponentType {
  const { title, says, category, parts, related } = facts;
  const [core, ...packs] = parts;
  return function TemplatePage() {
    return (
      <Sheet>
        <div className="grid max-w-[860px] gap-5 px-5 pt-12 pb-10 sm:px-12 sm:pt-[clamp(56px,7vw,96px)]">
          <p className="text-13 text-fg-2">
            <Link className="link" to={TEMPLATES_PATH}>
              All models
            </Link>
            , {category}
          </p>
          <h1 className="text-60">{title} data model</h1>
          <p className="lead">{says}</p>
        </div>
        <TemplateStart facts={facts} />
        {core && (
          <Section id="tables" title={countOf(core.tables.length, 'table')} lead={templates.every}>
            <TableSheets tables={core.tables} packs={packs} heading="h3" />
          </Section>
        )}
        {packs.length > 0 && (
          <Section id="packs" title="What can be added">
            <div className="grid gap-12">
              {packs.map((pack) => (
                <div key={pack.name} className="grid gap-6">
                  <h3 className="text-20 font-semibold">{pack.title}</h3>
                  <TableSheets tables={pack.tables} packs={packs.filter((other) => other !== pack)} heading="h4" />
                </div>
              ))}
            </div>
          </Section>
        )}
        <ClosingCall title="Others like it" lead={`Models about ${category.toLowerCase()}.`}>
          {related.map((other) => (
            <ButtonLink key={other.name} to={templatePath(other.name)}>
              {other.title}
            </ButtonLink>
          ))}
        </ClosingCall>
      </Sheet>
    );
  };
}
