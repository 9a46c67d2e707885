import { countTexts } from '../../../content/frame.ts';
import { howItWorksTexts } from '../../../content/how-it-works.ts';
import { productWindowTexts } from '../../../content/product-window.ts';
import { flawed } from '../../../content/sample/findings.ts';
import { sample } from '../../../content/sample/index.ts';
import { englishPart } from '../../../language/english-part.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Code } from '../../../shared/ui/code.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { FileText, Info, TriangleAlert } from '../../../shared/ui/icons.ts';

/** The worst first; of several about one place the first. */
const findings = flawed.findings
  .toSorted((one, other) => Number(one.severity === 'info') - Number(other.severity === 'info'))
  .filter(({ line }, index, all) => all.findIndex((other) => other.line === line) === index);
const FIRST = sample.tables.find(({ name }) => name === 'orders');

/** What was said about a schema with flaws: its text with the lines marked, and the findings below it. */
export function FindingsView() {
  const [first] = findings;
  return (
    <figure className="overflow-hidden rounded-panel border border-line bg-surface">
      <p className="flex min-h-11 items-center justify-between gap-3 border-b border-line px-4 text-13">
        <span className="mono">{flawed.file}</span>
        <span className="text-fg-3">{countTexts.get().findings(findings.length)}</span>
      </p>
      <Code
        label={flawed.file}
        text={flawed.sql}
        language="sql"
        marked={first && { first: first.line, last: first.line }}
        className="border-b border-line"
      />
      <figcaption>
        <ul aria-label={howItWorksTexts.get().findings}>
          {findings.map((finding) => (
            <li key={finding.message} className="flex gap-2.5 border-line px-4 py-3 text-13 not-last:border-b">
              <Icon
                of={finding.severity === 'info' ? Info : TriangleAlert}
                className={classNames('mt-0.5', finding.severity === 'info' ? 'text-info' : 'text-busy')}
              />
              <div lang={englishPart()} className="grid min-w-0 gap-0.5">
                <p>
                  <span className="mono text-fg-3">
                    {finding.line}:{finding.column}
                  </span>{' '}
                  {finding.message}
                </p>
                <p className="text-fg-2">
                  {finding.consequence} {finding.hint}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** The files that came of one table of the sample. */
export function FilesView() {
  return (
    <figure className="overflow-hidden rounded-panel border border-line bg-surface">
      <figcaption className="flex justify-between gap-3 border-b border-line px-4 py-3 text-13">
        <span className="mono">{sample.project}/</span>
        <span className="text-fg-3">{countTexts.get().files(sample.fileCount)}</span>
      </figcaption>
      <ul
        className="py-2 font-mono text-[12.5px] tracking-[-0.01em]"
        aria-label={productWindowTexts.get().filesMadeFrom({ table: 'orders' })}
      >
        {FIRST?.files.map(({ path, lines }) => (
          <li key={path} className="flex h-8 items-center gap-[7px] px-4 text-fg-2">
            <Icon of={FileText} className="size-3.5 text-fg-3" />
            <span className="min-w-0 truncate">{path}</span>
            <span className="ml-auto shrink-0 text-[11.5px] whitespace-nowrap text-fg-3 tabular-nums">
              {countTexts.get().lines(lines)}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
