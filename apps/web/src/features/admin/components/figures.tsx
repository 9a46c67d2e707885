import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';

type FiguresProps = {
  readonly id: string;
  readonly title: string;
  /** What stands below a value compares it. */
  readonly figures: readonly (readonly [name: string, value: string, below?: string | undefined])[];
};

/** A group of figures, as a list of names and values. */
export function Figures({ id, title, figures }: FiguresProps) {
  return (
    <Panel aria-labelledby={id}>
      <PanelHead id={id} title={title} />
      <dl className="grid grid-cols-2 sm:grid-cols-4">
        {figures.map(([name, value, below]) => (
          <div key={name} className="grid content-start gap-1 px-4 py-3.5">
            <dt className="text-13 text-fg-2">{name}</dt>
            <dd className="text-20 font-semibold tracking-[-0.02em] break-words tabular-nums">{value}</dd>
            {below !== undefined && <dd className="text-12 text-fg-3 tabular-nums">{below}</dd>}
          </div>
        ))}
      </dl>
    </Panel>
  );
}
