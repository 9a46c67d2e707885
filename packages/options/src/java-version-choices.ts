/** The versions of Java a project may be for. Apart from the other options: the site's first page names these alone. */
export const JAVA_VERSION_CHOICES = [
  { value: 17, label: 'Java 17', built: true },
  { value: 21, label: 'Java 21', built: true },
  { value: 25, label: 'Java 25', built: true },
] as const;
