import type { ReactNode } from 'react';
import { flawed } from '../../../content/sample/findings.ts';
import { servicesTexts } from '../../../content/services.ts';
import { englishPart } from '../../../language/english-part.ts';
import { Figure } from './figure.tsx';

/** REPORT.md of the schema with flaws, as an editor shows it. */
export function ReportView({ caption }: { readonly caption: string }) {
  return (
    <Figure title="REPORT.md" caption={caption}>
      <div
        tabIndex={0}
        role="region"
        aria-label="REPORT.md"
        lang={englishPart()}
        className="grid max-h-[420px] grid-cols-[minmax(0,1fr)] gap-3 overflow-auto p-4 text-13 outline-offset-[-2px]"
      >
        {flawed.report
          .trim()
          .split(/\n{2,}/)
          .map((block) => (
            <Block key={block} text={block} />
          ))}
      </div>
    </Figure>
  );
}

/** One block of the Markdown our reports are written in: a heading, a table, a list or a paragraph. */
function Block({ text }: { readonly text: string }) {
  const heading = /^(#+) (.*)$/.exec(text);
  if (heading) {
    return <p className={heading[1] === '#' ? 'text-16 font-semibold' : 'pt-1 text-14 font-semibold'}>{heading[2]}</p>;
  }
  const lines = text.split('\n');
  if (text.startsWith('|')) return <Table rows={lines.filter((_, index) => index !== 1).map(cellsOf)} />;
  if (text.startsWith('- ')) {
    return (
      <ul className="grid list-disc gap-1.5 pl-5 text-fg-2">
        {lines.map((line) => (
          <li key={line}>{withCode(line.slice(2))}</li>
        ))}
      </ul>
    );
  }
  return <p className="text-fg-2">{withCode(text)}</p>;
}

function Table({ rows: [head = [], ...rows] }: { readonly rows: readonly (readonly string[])[] }) {
  return (
    <div
      role="group"
      aria-label={servicesTexts.get().reportTable}
      tabIndex={0}
      className="overflow-x-auto outline-offset-[-2px]"
    >
      <table className="text-left text-12 whitespace-nowrap">
        <thead>
          <tr className="border-b border-line text-fg-3">
            {head.map((name) => (
              <th key={name} scope="col" className="py-1 pr-4 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]} className="border-line not-last:border-b">
              {row.map((cell, column) => (
                <td key={column} className="py-1 pr-4">
                  {withCode(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellsOf(line: string): readonly string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function withCode(text: string): ReactNode {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="mono text-fg">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
