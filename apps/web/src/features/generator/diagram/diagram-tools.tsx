import { type ReactNode } from 'react';
import type { Diagram } from '../../../shared/diagram/model.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Minus, Plus } from '../../../shared/ui/icons.ts';
import { Download, Expand } from '../../../shared/ui/tool-icons.ts';
import { savePicture } from './save-picture.ts';

type DiagramToolsProps = {
  readonly diagram: Diagram;
  /** What pictures of it are called. */
  readonly name: string;
  readonly scale: number;
  readonly onZoom: (factor: number) => void;
  readonly onWhole: () => void;
  /** What else there is to press. */
  readonly children?: ReactNode;
};

/** How much one press zooms. */
export const ZOOM = 1.3;

/** Size, whole, and pictures to keep. */
export function DiagramTools({ diagram, name, scale, onZoom, onWhole, children }: DiagramToolsProps) {
  return (
    <span className="ml-auto flex items-center gap-0.5">
      <Button size="sm" tone="bare" square aria-label="Zoom out" onClick={() => onZoom(1 / ZOOM)}>
        <Icon of={Minus} />
      </Button>
      <span className="mono w-11 text-center text-12 text-fg-3 max-sm:hidden">{Math.round(scale * 100)}%</span>
      <Button size="sm" tone="bare" square aria-label="Zoom in" onClick={() => onZoom(ZOOM)}>
        <Icon of={Plus} />
      </Button>
      <Button size="sm" tone="bare" square aria-label="Fit to view" onClick={onWhole}>
        <Icon of={Expand} />
      </Button>
      {children}
      <Button
        size="sm"
        tone="bare"
        aria-label="Save the diagram as SVG"
        onClick={() => void savePicture(diagram, name, 'svg')}
      >
        <Icon of={Download} className="max-sm:hidden" />
        SVG
      </Button>
      <Button
        size="sm"
        tone="bare"
        aria-label="Save the diagram as PNG"
        onClick={() => void savePicture(diagram, name, 'png')}
      >
        PNG
      </Button>
    </span>
  );
}
