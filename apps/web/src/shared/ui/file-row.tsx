import { intakeTexts } from '../../content/intake.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { FileText, X } from './icons.ts';

type FileRowProps = { readonly name: string; readonly size: string; readonly onRemove?: () => void };

/** A chosen file: name, size, and the way to take it back. */
export function FileRow({ name, size, onRemove }: FileRowProps) {
  return (
    <div className="flex min-h-14 items-center gap-3 rounded-panel border border-line bg-surface py-1.5 pr-2 pl-4">
      <Icon of={FileText} className="text-fg-3" />
      <span className="min-w-0 flex-1">
        <span className="mono block truncate font-medium">{name}</span>
        <span className="block text-12 text-fg-3 tabular-nums">{size}</span>
      </span>
      {onRemove && (
        <Button tone="bare" square aria-label={intakeTexts.get().remove({ name })} onClick={onRemove}>
          <Icon of={X} />
        </Button>
      )}
    </div>
  );
}
