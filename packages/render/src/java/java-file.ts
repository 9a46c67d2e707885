import { isJavaPackageName, isJavaTypeName } from '@backsmith/text';
import { resolveImports } from './imports.ts';
import { settleStrings } from './format-java.ts';
import type { JavaFragment } from './fragment.ts';
import { printTokens } from './print-tokens.ts';

/** One Java file: its package, its main type, and everything behind the imports. */
export type JavaFile = {
  readonly packageName: string;
  /** The type the file is named for. */
  readonly typeName: string;
  readonly body: JavaFragment;
};

/**
 * The text of a Java file: package, imports, and the body laid out as google-java-format does it. Throws on a body that
 * is not the Java we generate, and on names that are none.
 */
export function printJava(file: JavaFile): string {
  if (!isJavaPackageName(file.packageName)) throw new Error(`Not a Java package: ${file.packageName}`);
  const { tokens, trailing, imports, staticImports } = resolveImports(
    file.body.pieces,
    file.packageName,
    file.typeName,
  );
  if (trailing.length > 0) throw new Error(`A comment behind everything in ${file.typeName}`);
  const text = printTokens({ packageName: file.packageName, imports, staticImports }, tokens);
  return settleStrings(text);
}

/** Where a Java file belongs below its source root: `com/acme/shop/Order.java`. */
export function javaPath(file: Pick<JavaFile, 'packageName' | 'typeName'>): string {
  if (!isJavaTypeName(file.typeName)) throw new Error(`Not a Java type: ${file.typeName}`);
  return `${file.packageName.replaceAll('.', '/')}/${file.typeName}.java`;
}
