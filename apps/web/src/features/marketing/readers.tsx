import { audienceTexts } from '../../content/audience.ts';
import { homePartTexts } from '../../content/home-parts.ts';

/** Whom the product is for: four groups, each with what it gets. Edge to edge between the rails. */
export function Readers() {
  return (
    <ul
      aria-label={homePartTexts.get().readers}
      className="grid border-t border-line bg-surface sm:grid-cols-2 md:grid-cols-4"
    >
      {audienceTexts.get().list.map(({ name, text }) => (
        <li
          key={name}
          className="grid content-start gap-2 border-line px-5 py-6 not-first:max-sm:border-t sm:px-6 sm:even:border-l sm:max-md:nth-[n+3]:border-t sm:max-md:odd:pl-12 sm:max-md:even:pr-12 md:not-first:border-l md:first:pl-12 md:last:pr-12"
        >
          <h3 className="text-14 font-semibold">{name}</h3>
          <p className="text-13 text-fg-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
