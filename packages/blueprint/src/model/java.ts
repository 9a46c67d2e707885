/** A class of the generated project. */
export type ClassName = { readonly packageName: string; readonly name: string };

/** A Java type by its qualified name (`java.lang.Long`), with type arguments where it has some. */
export type JavaType = {
  readonly name: string;
  readonly arguments?: readonly JavaType[];
  /** An array of `name`. */
  readonly array?: true;
};

/** A member with the accessors a bean has; without a setter where nobody may set it. */
export type Member = { readonly name: string; readonly getter: string; readonly setter: string };

/** The qualified name of a class. */
export function qualifiedName(className: ClassName): string {
  return className.packageName === '' ? className.name : `${className.packageName}.${className.name}`;
}

/** The type a class of the project is. */
export function classType(className: ClassName): JavaType {
  return { name: qualifiedName(className) };
}

/** Whether two types are written the same. */
export function isSameType(a: JavaType, b: JavaType): boolean {
  if (a.name !== b.name || a.array !== b.array) return false;
  const [left, right] = [a.arguments ?? [], b.arguments ?? []];
  return left.length === right.length && left.every((type, index) => isSameType(type, right[index] ?? type));
}
