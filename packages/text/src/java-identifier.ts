import { JAVA_FORBIDDEN_COMPONENT_NAMES, JAVA_FORBIDDEN_TYPE_NAMES, JAVA_KEYWORDS } from './data/java-words.ts';

const SHAPE = /^[A-Za-z_$][A-Za-z0-9_$]*$/u;

/** Class files hold names of at most 65,535 bytes; file systems hold 255. Names of ours stay far below either. */
const LONGEST_NAME = 200;

/** Whether `name` may be written where Java expects an identifier. ASCII only, as everything we generate is. */
export function isJavaIdentifier(name: string): boolean {
  return name.length <= LONGEST_NAME && SHAPE.test(name) && !JAVA_KEYWORDS.has(name);
}

/** Whether a class, record, enum or interface may carry this name. */
export function isJavaTypeName(name: string): boolean {
  return isJavaIdentifier(name) && !JAVA_FORBIDDEN_TYPE_NAMES.has(name);
}

/** Whether a record may have a component of this name. */
export function isRecordComponentName(name: string): boolean {
  return isJavaIdentifier(name) && !JAVA_FORBIDDEN_COMPONENT_NAMES.has(name);
}

/** Whether `name` is a package name Java accepts: identifiers joined by dots, no keyword among them. */
export function isJavaPackageName(name: string): boolean {
  return name.split('.').every(isJavaIdentifier);
}
