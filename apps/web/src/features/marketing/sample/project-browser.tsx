import { useId, useState } from 'react';
import { countOf } from '@backsmith/text';
import { front } from '../../../content/sample/project-front.ts';
import type { ProjectFile } from '../../../content/sample/sample.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { languageOf } from '../../../shared/lib/highlight.ts';
import { Code } from '../../../shared/ui/code.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ChevronDown } from '../../../shared/ui/icons.ts';
import { Tag } from '../../../shared/ui/tag.tsx';
import { baseName, foldersOf } from './folders.ts';

const FOLDERS = foldersOf(front.paths);
const README: ProjectFile = { path: 'README.md', text: front.readme };

/** Which file was chosen, and which is shown: the one before, until the texts of the others are there. */
type Browsed = { readonly path: string; readonly file: ProjectFile; readonly hasFailed: boolean };

/** Files at the left, the chosen one at the right; on phones the files are a list to choose from. */
export function ProjectBrowser() {
  const [{ path, file, hasFailed }, setBrowsed] = useState<Browsed>({
    ...{ path: README.path, file: README, hasFailed: false },
  });
  const text = file.text.trimEnd();
  const language = languageOf(file.path);
  const choose = async (chosen: string) => {
    setBrowsed((known) => ({ ...known, path: chosen, hasFailed: false }));
    const found = await fileAt(chosen);
    // What is chosen meanwhile counts.
    setBrowsed((known) => (known.path === chosen ? afterLoading(known, found) : known));
  };
  return (
    <div className="grid border-y border-line bg-surface md:h-[640px] md:grid-cols-[minmax(260px,1fr)_minmax(0,2.4fr)]">
      <FileList path={path} onChoose={(chosen) => void choose(chosen)} />
      <FilePicker path={path} onChoose={(chosen) => void choose(chosen)} />
      <section
        aria-label={file.path}
        className="grid h-[520px] min-w-0 grid-rows-[auto_minmax(0,1fr)] border-line md:h-auto md:min-h-0 md:border-l"
      >
        <div className="flex min-h-11 min-w-0 items-center justify-between gap-3 border-b border-line px-4 text-13">
          <span className="mono min-w-0 truncate" title={file.path}>
            {file.path}
          </span>
          {hasFailed ? (
            <p role="alert" className="shrink-0 text-bad">
              Not loaded. Choose again.
            </p>
          ) : (
            <Tag>{countOf(text.split('\n').length, 'line')}</Tag>
          )}
        </div>
        <Code
          key={file.path}
          label={`${file.path}, its text`}
          text={text}
          language={language}
          wrapped={language === 'text'}
          className="min-h-0 min-w-0"
        />
      </section>
    </div>
  );
}

/** A file of the project. The texts of all come with the first that is asked for; nothing where they cannot be loaded. */
async function fileAt(path: string): Promise<ProjectFile | undefined> {
  if (path === README.path) return README;
  try {
    const { project } = await import('../../../content/sample/project.ts');
    return project.find((one) => one.path === path);
  } catch (cause) {
    console.info('The files of the sample could not be loaded.', cause);
    return undefined;
  }
}

/** The file that was found, or the one before with a word that another could not be had. */
function afterLoading(known: Browsed, found: ProjectFile | undefined): Browsed {
  if (found !== undefined) return { path: found.path, file: found, hasFailed: false };
  return { path: known.file.path, file: known.file, hasFailed: true };
}

type ChooserProps = { readonly path: string; readonly onChoose: (path: string) => void };

function FileList({ path, onChoose }: ChooserProps) {
  return (
    <nav aria-label="Files of the project" className="min-h-0 overflow-auto py-3 max-md:hidden" data-screen-only>
      {FOLDERS.map(({ name, paths }) => (
        <section key={name} aria-label={name === '' ? 'The project folder' : name} className="not-first:mt-3">
          {name !== '' && <p className="mono pr-5 pb-1 pl-12 text-12 break-all text-fg-3">{name}/</p>}
          <ul>
            {paths.map((file) => (
              <li key={file}>
                <button
                  type="button"
                  aria-current={file === path || undefined}
                  onClick={() => onChoose(file)}
                  className={classNames(
                    'mono flex min-h-7 w-full items-center border-l-2 pr-5 pl-[46px] text-left text-13 outline-offset-[-2px]',
                    file === path
                      ? 'border-accent bg-accent-tint text-fg'
                      : 'border-transparent text-fg-2 hover:bg-surface-2 hover:text-fg',
                  )}
                >
                  {baseName(file)}
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
          {FOLDERS.map(({ name, paths }) => (
            <optgroup key={name} label={name === '' ? 'The project folder' : name}>
              {paths.map((file) => (
                <option key={file} value={file}>
                  {baseName(file)}
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
