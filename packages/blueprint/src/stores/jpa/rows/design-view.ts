import { capitalize, placeOf } from '@backsmith/text';
import type { View } from '../../../model/jpa/jpa-store.ts';
import type { ViewList } from '../../../model/row-list.ts';
import type { TableNames } from '../../../names/class-names.ts';
import type { Packages } from '../../../names/packages.ts';
import { API_ROOT } from '../../../resources/drafts/draft-entity.ts';
import type { WrittenView } from '../ddl/target-ddl.ts';

/** The list of a view's rows, and how they are read. */
export type DesignedView = { readonly list: ViewList; readonly view: View };

/**
 * Designs the list of a view's rows.
 *
 * @param isConfined it reads records that are not everybody's
 */
export function designView(
  { view, select }: WrittenView,
  names: TableNames,
  packages: Packages,
  isConfined: boolean,
): DesignedView {
  const { className, title, titlePlural, segment } = names;
  const list: ViewList = {
    kind: 'view',
    name: className,
    title,
    titlePlural,
    heading: capitalize(titlePlural),
    path: `${API_ROOT}/${segment}`,
    classes: {
      controller: { packageName: packages.of('controller', className), name: `${className}Controller` },
      test: packages.root(`${className}ApiTest`),
    },
  };
  return { list, view: { list: className, viewName: view.name, place: placeOf(view), select, isConfined } };
}
