/** Reserved keywords and literals (JLS 3.9, 3.10): never an identifier. The lone underscore counts as one since Java 9. */
export const JAVA_KEYWORDS: ReadonlySet<string> = new Set(
  `abstract assert boolean break byte case catch char class const continue default do double else enum extends final
   finally float for goto if implements import instanceof int interface long native new package private protected public
   return short static strictfp super switch synchronized this throw throws transient try void volatile while
   true false null _`.split(/\s+/u),
);

/** Contextual keywords that JLS 3.9 forbids as the name of a type (and `yield` as an unqualified method name). */
export const JAVA_FORBIDDEN_TYPE_NAMES: ReadonlySet<string> = new Set(['permits', 'record', 'sealed', 'var', 'yield']);

/** Names a record component must not have (JLS 8.10.1), as the accessor would hide a method of `Object`. */
export const JAVA_FORBIDDEN_COMPONENT_NAMES: ReadonlySet<string> = new Set(
  'clone finalize getClass hashCode notify notifyAll toString wait'.split(' '),
);

/** Public types of `java.lang` up to Java 25: visible without an import, shadowed by an import or a type of the same package. */
export const JAVA_LANG_TYPES: ReadonlySet<string> = new Set(
  `AbstractMethodError Appendable ArithmeticException ArrayIndexOutOfBoundsException ArrayStoreException AssertionError
   AutoCloseable Boolean BootstrapMethodError Byte CharSequence Character Class ClassCastException ClassCircularityError
   ClassFormatError ClassLoader ClassNotFoundException ClassValue CloneNotSupportedException Cloneable Comparable Compiler
   Deprecated Double Enum EnumConstantNotPresentException Error Exception ExceptionInInitializerError Float
   FunctionalInterface IO IllegalAccessError IllegalAccessException IllegalArgumentException IllegalCallerException
   IllegalMonitorStateException IllegalStateException IllegalThreadStateException IncompatibleClassChangeError
   IndexOutOfBoundsException InheritableThreadLocal InstantiationError InstantiationException Integer InternalError
   InterruptedException Iterable LayerInstantiationException LinkageError Long MatchException Math Module ModuleLayer
   NegativeArraySizeException NoClassDefFoundError NoSuchFieldError NoSuchFieldException NoSuchMethodError
   NoSuchMethodException NullPointerException Number NumberFormatException Object OutOfMemoryError Override Package Process
   ProcessBuilder ProcessHandle Readable Record ReflectiveOperationException Runnable Runtime RuntimeException
   RuntimePermission SafeVarargs ScopedValue SecurityException SecurityManager Short StableValue StackOverflowError
   StackTraceElement StackWalker StrictMath String StringBuffer StringBuilder StringIndexOutOfBoundsException
   StringTemplate SuppressWarnings System Thread ThreadDeath ThreadGroup ThreadLocal Throwable TypeNotPresentException
   UnknownError UnsatisfiedLinkError UnsupportedClassVersionError UnsupportedOperationException VerifyError
   VirtualMachineError Void WrongThreadException`.split(/\s+/u),
);
