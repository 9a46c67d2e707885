import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Icon } from './icon.tsx';
import { Upload } from './tool-icons.ts';

type FileDropProps = {
  readonly label: string;
  readonly accept: string;
  /** Limits and remarks, below the line. */
  readonly hint: ReactNode;
  readonly onFile: (file: File) => void;
  readonly describedBy?: string | undefined;
  readonly className?: string;
};

/** A field for one file: drop it, or press and choose. */
export function FileDrop({ label, accept, hint, onFile, describedBy, className }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
    if (input.current) input.current.value = ''; // so that the same file can be chosen again
  };
  // On a page that was written out a file may be chosen before this code is there.
  const takeEarly = useEffectEvent(() => take(input.current?.files ?? null));
  useEffect(() => takeEarly(), []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'relative grid min-h-[188px] cursor-pointer place-content-center justify-items-center gap-2 rounded-panel border p-4 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        isOver
          ? 'border-solid border-accent bg-accent-tint'
          : 'border-dashed border-line-control bg-surface hover:border-fg-3 hover:bg-surface-2',
        className,
      )}
    >
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        aria-describedby={describedBy}
        className="sr-only"
        onChange={(event) => take(event.target.files)}
      />
      <Icon of={Upload} className="size-5 text-fg-3" />
      <span className="font-strong">{label}</span>
      <span className="text-13 text-fg-2">{hint}</span>
    </label>
  );
}
