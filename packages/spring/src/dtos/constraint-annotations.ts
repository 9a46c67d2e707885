import type { Constraint } from '@backsmith/blueprint';
import { annotation, fitsJavaConstant, java, literal, type } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';

const PACKAGE = 'jakarta.validation.constraints';

/** The Bean Validation annotations of a field. */
export function constraintAnnotations(constraints: readonly Constraint[]): readonly JavaFragment[] {
  return constraints.flatMap(constraintAnnotation);
}

function constraintAnnotation(constraint: Constraint): readonly JavaFragment[] {
  switch (constraint.kind) {
    case 'not-null':
      return [named('NotNull')];
    case 'not-blank':
      return [named('NotBlank')];
    case 'positive':
      return [named('Positive')];
    case 'positive-or-zero':
      return [named('PositiveOrZero')];
    case 'size':
      return [
        named('Size', {
          min: constraint.min === undefined ? undefined : literal(constraint.min),
          max: constraint.max === undefined ? undefined : literal(Math.min(constraint.max, 2_147_483_647)),
        }),
      ];
    case 'digits':
      return [named('Digits', { integer: literal(constraint.integer), fraction: literal(constraint.fraction) })];
    case 'min':
      return [named('Min', { value: wholeLiteral(constraint.value) })];
    case 'max':
      return [named('Max', { value: wholeLiteral(constraint.value) })];
    case 'decimal-min':
      return [named('DecimalMin', bound(constraint))];
    case 'decimal-max':
      return [named('DecimalMax', bound(constraint))];
    case 'pattern':
      return fitsJavaConstant(constraint.pattern) ? [pattern(constraint)] : [];
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
