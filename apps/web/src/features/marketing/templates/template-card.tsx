import { countOf } from '@backsmith/text';
import { templatePath } from '../../../content/templates.ts';
import { Link } from '../../../shared/ui/link.tsx';
import type { GalleryEntry, Picture, Pictures } from './facts.ts';
import { SmallPicture } from './small-picture.tsx';

type TemplateCardsProps = { readonly entries: readonly GalleryEntry[]; readonly pictures: Pictures };

/** Models side by side, each with its picture, what it is about and its size. Edge to edge between the rails. */
export function TemplateCards({ entries, pictures }: TemplateCardsProps) {
  return (
    <div className="overflow-hidden border-t border-line">
      <ul className="-mr-px -mb-px grid sm:grid-cols-2 md:grid-cols-3">
        {entries.map((entry) => (
          <li
            key={entry.name}
            className="border-r border-b border-line sm:max-md:odd:[&>a]:pl-12 sm:max-md:even:[&>a]:pr-12 md:nth-[3n+1]:[&>a]:pl-12 md:nth-[3n]:[&>a]:pr-12"
          >
            <TemplateCard entry={entry} picture={pictures[entry.name]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type TemplateCardProps = { readonly entry: GalleryEntry; readonly picture: Picture | undefined };

function TemplateCard({ entry: { name, title, says, tables, more }, picture }: TemplateCardProps) {
  return (
    <Link
      to={templatePath(name)}
      className="flex h-full items-start gap-4 px-5 py-5 outline-offset-[-2px] hover:bg-surface-2"
    >
      {picture && <SmallPicture picture={picture} />}
      <span className="grid min-w-0 gap-1">
        <span className="text-14 font-semibold">{title}</span>
        <span className="text-13 text-fg-2">{says}</span>
        <span className="text-12 text-fg-3">
          {countOf(tables, 'table')}
          {more > 0 && `, ${more} to add`}
        </span>
      </span>
    </Link>
  );
}
