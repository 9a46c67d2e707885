import type { Pattern } from '../syntax/tree.ts';
import type { LayoutBuilder } from './layout-builder.ts';
import { layoutCommaSeparated, layoutType } from './layout-type.ts';
import { layoutVariable } from './layout-variable.ts';

export function layoutPattern(out: LayoutBuilder, pattern: Pattern): void {
  switch (pattern.kind) {
    case 'type-test':
      layoutType(out, pattern.type);
      return;
    case 'binding':
      layoutVariable(out, pattern.variable, 'parameter', 'horizontal');
      return;
    case 'record-pattern':
      layoutType(out, pattern.type);
      out.open(4);
      out.token('(');
      out.break();
      layoutCommaSeparated(out, pattern.parts, layoutPattern);
      out.close();
      out.token(')');
      return;
  }
}
