import type {
  ArchitectureType,
  DiagnosticView,
  SourceLayout,
  TargetDatabase,
  TargetJavaVersion,
} from '@backsmith/contract';

/** What was chosen for a generation, as it is kept. */
export type StoredOptions = {
  readonly projectName: string;
  readonly packageName: string;
  readonly architecture: ArchitectureType;
  readonly features: { readonly swagger: boolean; readonly exceptionHandler: boolean; readonly security: boolean };
  /** Absent: the file's dialect decides when it is read. */
  readonly database?: TargetDatabase;
  readonly javaVersion: TargetJavaVersion;
  readonly layout: SourceLayout;
};

/** What the engine said about a file, as it is kept. */
export type StoredDiagnostic = DiagnosticView;
