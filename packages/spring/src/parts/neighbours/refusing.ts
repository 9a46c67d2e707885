import type { Blueprint } from '@backsmith/blueprint';
import { java } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { exception } from '../../api/errors/throwing.ts';
import { classOf } from '../../java/types.ts';

/** The statements that refuse what refers to records that are `missing`: with all of the fields where a handler names them, else with the first. */
export function refusing(blueprint: Blueprint): JavaFragment {
  const { thrown } = blueprint.problems.named['unknown-reference'];
  const fields = java`one.fields().toArray(String[]::new)`;
  if (thrown === undefined) {
    const words = java`"No record with the " + String.join(", ", one.fields()) + " " + one.id()`;
    return java`
      references
          .missingOf(missing)
          .findFirst()
          .ifPresent(
              one -> {
                throw ${exception(blueprint, 'unknown-reference', { values: [], words })};
              });`;
  }
  const unknown = classOf(thrown);
  return java`
    java.util.List<${unknown}> unknown =
        references.missingOf(missing).map(one -> new ${unknown}(${fields}, one.id())).toList();
    if (!unknown.isEmpty()) {
      throw ${unknown}.all(unknown);
    }`;
}
