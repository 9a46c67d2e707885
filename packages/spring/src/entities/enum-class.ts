import type { EnumPlan } from '@backsmith/blueprint';
import { commas, java, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../java/types.ts';

/** The enum of an enumeration; with the database's texts where they are no constants. */
export function enumClass(plan: EnumPlan): JavaFile {
  const { className, constants } = plan;
  if (!plan.coded) {
    return fileOf(className, java`public enum ${classOf(className)} { ${commas(constants.map(({ name }) => name))} }`);
  }
  const coded = constants.map(({ name, value }) => java`${name}(${literal(value)})`);
  return fileOf(
    className,
    java`
      public enum ${classOf(className)} {
        ${commas(coded)};

        @jakarta.persistence.EnumeratedValue private final String value;

        ${className.name}(String value) {
          this.value = value;
        }
      }`,
  );
}
