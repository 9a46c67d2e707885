import { homeTexts } from '../../../content/home.ts';
import { homePartTexts } from '../../../content/home-parts.ts';
import { runs } from '../../../content/sample/runs.ts';
import { formatNumber } from '../../../language/numbers.ts';
import { Section } from '../section.tsx';
import { WorkCards } from './work-cards.tsx';

const CELL = 'px-3 py-[11px] text-13 first:pl-5 last:pr-5 sm:px-4 sm:first:pl-12 sm:last:pr-12';
const HEAD = 'px-3 py-[9px] text-12 font-medium text-fg-3 first:pl-5 last:pr-5 sm:px-4 sm:first:pl-12 sm:last:pr-12';

/** Why one would choose this: reasons, runs over schemas that everybody can try, and the case studies to come. */
export function RunsSection() {
  const { why } = homeTexts.get();
  const heads = homePartTexts.get().runs;
  return (
    <Section id="why" title={why.title} lead={why.lead} flush>
      <ul className="grid border-t border-line md:grid-cols-3">
        {why.reasons.map(({ title, text }) => (
          <li
            key={title}
            className="grid content-start gap-1.5 border-line px-5 py-6 not-first:border-t sm:px-12 md:border-t-0! md:px-6 md:not-first:border-l md:first:pl-12 md:last:pr-12"
          >
            <h3 className="text-14 font-semibold">{title}</h3>
            <p className="text-13 text-fg-2">{text}</p>
          </li>
        ))}
      </ul>
      <table className="w-full border-t border-line bg-surface text-left">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={HEAD}>
              {heads.file}
            </th>
            <th scope="col" className={`${HEAD} max-sm:hidden`}>
              {heads.dialect}
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              {heads.tables}
            </th>
            <th scope="col" className={`${HEAD} text-right max-sm:hidden`}>
              {heads.relations}
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              {heads.filesOut}
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              {heads.lines}
            </th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run.file} className="border-line not-last:border-b hover:bg-surface-2">
              <th scope="row" className={`${CELL} mono font-normal`}>
                {run.file}
              </th>
              <td className={`${CELL} text-fg-2 max-sm:hidden`}>{run.dialect}</td>
              <td className={`${CELL} text-right tabular-nums`}>{run.tables}</td>
              <td className={`${CELL} text-right tabular-nums max-sm:hidden`}>{run.relations}</td>
              <td className={`${CELL} text-right tabular-nums`}>{run.files}</td>
              <td className={`${CELL} text-right tabular-nums`}>{formatNumber(run.lines)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <WorkCards />
    </Section>
  );
}
