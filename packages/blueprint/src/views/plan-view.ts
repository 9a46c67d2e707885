import { placeOf } from '@backsmith/text';
import type { WrittenView } from '../ddl/target-ddl.ts';
import { API_ROOT } from '../drafts/draft-entity.ts';
import type { ViewPlan } from '../model/view.ts';
import type { TableNames } from '../names/class-names.ts';
import type { Packages } from '../names/packages.ts';

/** Plans the list of a view's rows. */
export function planView({ view, select }: WrittenView, names: TableNames, packages: Packages): ViewPlan {
  const { className, title, titlePlural, segment } = names;
  return {
    viewName: view.name,
    place: placeOf(view),
    title,
    titlePlural,
    path: `${API_ROOT}/${segment}`,
    classes: {
      controller: { packageName: packages.of('controller', className), name: `${className}Controller` },
      test: packages.root(`${className}ApiTest`),
    },
    select,
  };
}
