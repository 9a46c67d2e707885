import { memo } from 'react';
import type { Diagram } from '../../../shared/diagram/model.ts';
import { classNames } from '../../../shared/lib/class-names.ts';

type WiresProps = {
  readonly relations: Diagram['relations'];
  /** The table whose lines stand out; null: all are alike. */
  readonly lit: string | null;
};

/** The relations as lines. */
export const Wires = memo(function Wires({ relations, lit }: WiresProps) {
  return relations.map(({ from, column, to, target, path, isFar }) => {
    const isOn = from === lit || to === lit;
    return (
      <path
        key={`${from}.${column}.${to}.${target}`}
        d={path}
        className={classNames('edge', isFar && 'far', isOn && 'on', !isOn && lit !== null && 'faint')}
      />
    );
  });
});
