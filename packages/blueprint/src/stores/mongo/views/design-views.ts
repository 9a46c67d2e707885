import type { Schema, Table } from '@backsmith/schema';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import type { Findings } from '../../../findings.ts';
import type { TableNames } from '../../../names/class-names.ts';
import type { Packages } from '../../../names/packages.ts';
import type { ColumnRoles } from '../../../roles/assign-roles.ts';
import { traceViews, type TracedView } from '../../../roles/trace-view.ts';
import { designView, type DesignedView } from './design-view.ts';
import { translateView, type TranslatedView, type ViewTables } from './translate-view.ts';

/** A view whose query is an aggregation. */
export type ReadView = { readonly traced: TracedView; readonly translated: TranslatedView };

/** Reads the views of a schema, and says of each what becomes of it. */
export function readViews(
  schema: Schema,
  roles: ColumnRoles,
  tables: Omit<ViewTables, 'dialect'>,
  findings: Findings,
): readonly ReadView[] {
  return schema.views.map(traceViews(schema, roles)).flatMap((traced) => {
    const { view } = traced;
    const translated = translateView(view, { ...tables, dialect: schema.dialect });
    const left =
      'left' in translated ? translated.left : traced.shown.length === 0 ? 'all its columns are secrets' : undefined;
    if (left !== undefined || 'left' in translated) {
      const message = `The view ${view.name} has no call: ${left ?? ''}.`;
      findings.leaveOut(
        'view-left-out',
        view,
        message,
        'view not in the API',
        'Write it as an aggregation of your own.',
      );
      return [];
    }
    const message = `The rows of the view ${view.name} can be listed: an aggregation works them out at each call.`;
    findings.assume('view-as-list', view, message);
    return [{ traced, translated }];
  });
}

/** Designs the lists of views that were read. */
export function designViews(
  views: readonly ReadView[],
  namesOf: (view: ReadView) => TableNames,
  packages: Packages,
  columnsOf: (table: Table) => readonly ColumnDraft[],
): readonly DesignedView[] {
  return views.map((one) => designView(one.traced, one.translated, namesOf(one), packages, columnsOf));
}
