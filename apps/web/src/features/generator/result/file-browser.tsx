import { useMemo, useState } from 'react';
import { classNames } from '../../../shared/lib/class-names.ts';
import { languageOf } from '../../../shared/lib/highlight.ts';
import { Code } from '../../../shared/ui/code.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { FileText } from '../../../shared/ui/icons.ts';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import { Folder as FolderIcon } from '../../../shared/ui/tool-icons.ts';
import { type Folder, treeOf } from './file-tree.ts';

/** A file of a project; before it is built the text of most is not known. */
type BrowsedFile = { readonly path: string; readonly lines: number; readonly text?: string };

/** What is shown first: a class that keeps records, as that is what the schema became. */
const FIRST = /\/(?:domain|entity)\/\w+\.java$/;

type FileBrowserProps = {
  readonly files: readonly BrowsedFile[];
  /** Leaves room for what stands below it on a screen. */
  readonly isLow?: boolean;
};

/** The files of a project with what stands in them. */
export function FileBrowser({ files, isLow = false }: FileBrowserProps) {
  const tree = useMemo(() => treeOf(files.map(({ path }) => path)), [files]);
  const [chosen, setChosen] = useState<string | null>(null);
  const file =
    files.find(({ path }) => path === chosen) ??
    files.find(({ path, text }) => text !== undefined && FIRST.test(path)) ??
    files[0];
  if (!file) return null;
  const lines = files.reduce((sum, one) => sum + one.lines, 0);
  return (
    <Panel aria-labelledby="files" className="overflow-hidden">
      <PanelHead id="files" title="Files">
        <span className="mr-1.5 text-13 text-fg-3">
          {files.length.toLocaleString('en')} files, {lines.toLocaleString('en')} lines
        </span>
      </PanelHead>
      <div
        className={classNames(
          'grid md:grid-cols-[320px_minmax(0,1fr)]',
          isLow ? 'md:h-[400px] lg:grid-cols-[260px_minmax(0,1fr)]' : 'md:h-[560px]',
        )}
      >
        <nav
          aria-label="Files of the project"
          className="relative min-h-0 overflow-auto border-line py-2 max-md:max-h-72 max-md:border-b md:border-r"
        >
          <Branch folder={tree} depth={0} current={file.path} onChoose={setChosen} />
        </nav>
        <div className="flex min-h-0 min-w-0 flex-col">
          <p className="mono flex-none truncate border-b border-line px-4 py-2 text-13 text-fg-2">{file.path}</p>
          {file.text === undefined ? (
            <p className="p-4 text-13 text-fg-2">What stands in this file is shown after the build.</p>
          ) : (
            <Code
              key={file.path}
              label={`Text of ${file.path}`}
              text={file.text.replace(/\n$/, '')}
              language={languageOf(file.path)}
              className="min-h-0 flex-1 max-md:max-h-[60dvh]"
            />
          )}
        </div>
      </div>
    </Panel>
  );
}

type BranchProps = {
  readonly folder: Folder;
  readonly depth: number;
  readonly current: string;
  readonly onChoose: (path: string) => void;
};

const ROW = 'mono flex min-h-7 w-full items-center gap-2 border-l-2 pr-3 text-left text-13 max-md:min-h-10';

function Branch({ folder, depth, current, onChoose }: BranchProps) {
  const indent = { paddingLeft: 12 + depth * 14 };
  return (
    <ul>
      {folder.folders.map((inner) => (
        <li key={inner.path}>
          <details open={current.startsWith(inner.path)}>
            <summary
              className={`${ROW} list-none border-transparent text-fg-2 hover:bg-surface-2 hover:text-fg`}
              style={indent}
            >
              <Icon of={FolderIcon} className="size-3.5 flex-none text-fg-3" />
              <span className="min-w-0 truncate">{inner.name}</span>
              <span className="ml-auto text-12 text-fg-3">{inner.count}</span>
            </summary>
            <Branch folder={inner} depth={depth + 1} current={current} onChoose={onChoose} />
          </details>
        </li>
      ))}
      {folder.files.map(({ name, path }) => (
        <li key={path}>
          <button
            type="button"
            aria-current={path === current ? 'true' : undefined}
            style={indent}
            className={`${ROW} ${path === current ? 'border-accent bg-accent-tint text-fg' : 'border-transparent text-fg-2 hover:bg-surface-2 hover:text-fg'}`}
            onClick={() => onChoose(path)}
          >
            <Icon of={FileText} className="size-3.5 flex-none text-fg-3" />
            <span className="min-w-0 truncate">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
