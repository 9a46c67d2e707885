import type { ApiClasses, Constraint } from '@backsmith/blueprint';
import { annotation, java, literal, type } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../../java/types.ts';

const PACKAGE = 'jakarta.validation.constraints';

/** The Bean Validation annotations of a field. */
export function constraintAnnotations(
  constraints: readonly Constraint[],
  classes: ApiClasses,
): readonly JavaFragment[] {
  return constraints.map((constraint) => constraintAnnotation(constraint, classes));
}

/** The rules that are not asked of every request. */
const GROUPS = {
  made: ({ onCreate }: ApiClasses) => java`${classOf(onCreate)}.class`,
  patched: ({ mergePatch }: ApiClasses) => java`${classOf(mergePatch)}.Rules.class`,
  'made-or-patched': ({ onCreate, mergePatch }: ApiClasses) =>
    java`{${classOf(onCreate)}.class, ${classOf(mergePatch)}.Rules.class}`,
};

function constraintAnnotation(constraint: Constraint, classes: ApiClasses): JavaFragment {
  switch (constraint.kind) {
    case 'not-null':
      return named('NotNull', { groups: constraint.when === undefined ? undefined : GROUPS[constraint.when](classes) });
    case 'positive':
      return named('Positive');
    case 'positive-or-zero':
      return named('PositiveOrZero');
    case 'size':
      return named('Size', {
        min: constraint.min === undefined ? undefined : literal(constraint.min),
        max: constraint.max === undefined ? undefined : literal(constraint.max),
      });
    case 'digits':
      return named('Digits', { integer: literal(constraint.integer), fraction: literal(constraint.fraction) });
    case 'min':
      return named('Min', { value: wholeLiteral(constraint.value) });
    case 'max':
      return named('Max', { value: wholeLiteral(constraint.value) });
    case 'decimal-min':
      return named('DecimalMin', bound(constraint));
    case 'decimal-max':
      return named('DecimalMax', bound(constraint));
    case 'pattern':
      return pattern(constraint);
    case 'one-of':
      return annotation(classOf(classes.oneOf), { value: constraint.values.map((value) => literal(value)) });
    case 'json-kind':
      return annotation(classOf(classes.jsonKind), { value: constraint.values.map((value) => literal(value)) });
  }
}

function named(name: string, values: Readonly<Record<string, JavaFragment | undefined>> = {}): JavaFragment {
  return annotation(type(`${PACKAGE}.${name}`), values);
}

function bound({
  value,
  exclusive,
}: {
  readonly value: string;
  readonly exclusive?: true;
}): Record<string, JavaFragment | undefined> {
  return { value: literal(value), inclusive: exclusive === true ? literal(false) : undefined };
}

/** A whole number as short as Java takes it. */
function wholeLiteral(digits: string): JavaFragment {
  const value = BigInt(digits);
  return value >= -2_147_483_647n && value <= 2_147_483_647n ? literal(Number(value)) : literal(value);
}

function pattern({ pattern: regexp, ignoreCase }: Extract<Constraint, { kind: 'pattern' }>): JavaFragment {
  return named('Pattern', {
    regexp: literal(regexp),
    flags: ignoreCase === true ? java`jakarta.validation.constraints.Pattern.Flag.CASE_INSENSITIVE` : undefined,
  });
}
