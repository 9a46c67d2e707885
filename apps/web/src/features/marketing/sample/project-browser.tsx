import { useId, useState } from 'react';
import { countOf } from '@backsmith/text';
import { project } from '../../../content/sample/project.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { languageOf } from '../../../shared/lib/highlight.ts';
import { Code } from '../../../shared/ui/code.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ChevronDown } from '../../../shared/ui/icons.ts';
import { Tag } from '../../../shared/ui/tag.tsx';
import { baseName, foldersOf } from './folders.ts';

const FOLDERS = foldersOf(project);
const FIRST = 'README.md';

/** Files at the left, the chosen one at the right; on phones the files are a list to choose from. */
export function ProjectBrowser() {
  const [path, setPath] = useState(FIRST);
  const file = project.find((one) => one.path === path);
  const text = file?.text.trimEnd() ?? '';
  const language = languageOf(path);
  return (
    <div className="grid border-y border-line bg-surface md:h-[640px] md:grid-cols-[minmax(260px,1fr)_minmax(0,2.4fr)]">
      <FileList path={path} onChoose={setPath} />
      <FilePicker path={path} onChoose={setPath} />
      <section
        aria-label={path}
        className="grid h-[520px] min-w-0 grid-rows-[auto_minmax(0,1fr)] border-line md:h-auto md:min-h-0 md:border-l"
      >
        <div className="flex min-h-11 min-w-0 items-center justify-between gap-3 border-b border-line px-4 text-13">
          <span className="mono min-w-0 truncate" title={path}>
            {path}
          </span>
          <Tag>{countOf(text.split('\n').length, 'line')}</Tag>
        </div>
        <Code
          key={path}
          label={`${path}, its text`}
          text={text}
          language={language}
          wrapped={language === 'text'}
          className="min-h-0 min-w-0"
        />
      </section>
    </div>
  );
}

type ChooserProps = { readonly path: string; readonly onChoose: (path: string) => void };

function FileList({ path, onChoose }: ChooserProps) {
  return (
    <nav aria-label="Files of the project" className="min-h-0 overflow-auto py-3 max-md:hidden" data-screen-only>
      {FOLDERS.map(({ name, files }) => (
        <section key={name} aria-label={name === '' ? 'The project folder' : name} className="not-first:mt-3">
          {name !== '' && <p className="mono pr-5 pb-1 pl-12 text-12 break-all text-fg-3">{name}/</p>}
          <ul>
            {files.map((file) => (
              <li key={file.path}>
                <button
                  type="button"
                  aria-current={file.path === path || undefined}
                  onClick={() => onChoose(file.path)}
                  className={classNames(
                    'mono flex min-h-7 w-full items-center border-l-2 pr-5 pl-[46px] text-left text-13 outline-offset-[-2px]',
                    file.path === path
                      ? 'border-accent bg-accent-tint text-fg'
                      : 'border-transparent text-fg-2 hover:bg-surface-2 hover:text-fg',
                  )}
                >
                  {baseName(file.path)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function FilePicker({ path, onChoose }: ChooserProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5 border-b border-line p-5 md:hidden" data-screen-only>
      <label htmlFor={id} className="text-13 font-medium">
        File
      </label>
      <span className="relative block">
        <select
          id={id}
          value={path}
          onChange={(event) => onChoose(event.target.value)}
          className="h-11 w-full appearance-none rounded-control border border-line-control bg-surface pr-9 pl-3 font-mono text-16 text-fg"
        >
          {FOLDERS.map(({ name, files }) => (
            <optgroup key={name} label={name === '' ? 'The project folder' : name}>
              {files.map((file) => (
                <option key={file.path} value={file.path}>
                  {baseName(file.path)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Icon of={ChevronDown} className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-fg-3" />
      </span>
    </div>
  );
}
