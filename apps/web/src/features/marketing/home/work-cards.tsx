import { CASE_STUDIES } from '../../../content/case-studies.ts';
import { homeTexts } from '../../../content/home.ts';
import { homePartTexts } from '../../../content/home-parts.ts';
import { saidHere } from '../../../language/said.ts';
import { Link } from '../../../shared/ui/link.tsx';

/** The case studies to come, one card each. */
export function WorkCards() {
  const { work } = homeTexts.get();
  return (
    <div className="border-t border-line">
      <div className="grid gap-1 px-5 py-6 sm:px-12">
        <h3 className="text-20 font-semibold">{work.title}</h3>
        <p className="text-fg-2">{work.lead}</p>
      </div>
      <ul className="grid border-t border-line xs:grid-cols-2 md:grid-cols-[1.15fr_1fr_1fr_1fr_1.15fr]">
        {CASE_STUDIES.map(({ path, name, about }) => (
          <li
            key={path}
            className="border-line max-md:border-b md:not-last:border-r md:first:[&>a]:pl-12 md:last:[&>a]:pr-12"
          >
            <Link
              to={path}
              className="grid h-full content-between gap-8 px-5 py-5 outline-offset-[-2px] hover:bg-surface-2 sm:max-md:px-12 md:px-6"
            >
              <span className="text-16 font-semibold">{name}</span>
              <span className="flex justify-between text-13 text-fg-2">
                {saidHere(about)}
                <span className="text-fg-3">{homePartTexts.get().comingSoon}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
