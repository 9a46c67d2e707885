import type { ClassName, JavaType } from '@backsmith/blueprint';
import { java, type, typeIn } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';

/** A type of the blueprint as it is written in code. */
export function typeOf(javaType: JavaType): JavaFragment {
  const plain = javaType.array === true ? type(`${javaType.name}[]`) : named(javaType.name);
  return javaType.arguments === undefined ? plain : withArguments(javaType.name, javaType.arguments);
}

/** The same where there may be no value; of an array the annotation stands behind its elements. */
export function nullableTypeOf(javaType: JavaType): JavaFragment {
  const nullable = java`@org.jspecify.annotations.Nullable`;
  return javaType.array === true ? java`${type(javaType.name)} ${nullable} []` : java`${nullable} ${typeOf(javaType)}`;
}

/** A class of the project as it is written in code. */
export function classOf(className: ClassName, ...typeArguments: readonly JavaFragment[]): JavaFragment {
  return typeIn(className.packageName, className.name, ...typeArguments);
}

/** The file of a class. */
export function fileOf(className: ClassName, body: JavaFragment): JavaFile {
  return { packageName: className.packageName, typeName: className.name, body };
}

/** Where main and test sources lie. */
export const MAIN = 'src/main/java';
export const TEST = 'src/test/java';

/** Packages may be spelled in any way, as the user chose them, so only the last dot separates a type from its package. */
function named(name: string): JavaFragment {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? type(name) : typeIn(name.slice(0, dot), name.slice(dot + 1));
}

function withArguments(name: string, given: readonly JavaType[]): JavaFragment {
  const dot = name.lastIndexOf('.');
  return typeIn(name.slice(0, dot), name.slice(dot + 1), ...given.map(typeOf));
}
