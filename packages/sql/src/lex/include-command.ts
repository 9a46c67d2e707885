/** A command of a client that reads another file: psql, SQL*Plus, mysql, sqlcmd and the shell of SQLite. */
export type IncludeCommand = {
  /** The file as it is written, without quotes. */
  readonly path: string;
  /** Counted from the file the command stands in, not from where the client was started. */
  readonly isRelative: boolean;
};

const COMMAND =
  /^(?:(?<relative>\\ir\s+|\\include_relative\s+|@@)|\\i(?:nclude)?\s+|@|(?:source|start|:r|\.read)\s+)(?:'(?<single>[^'\r\n]+)'|"(?<double>[^"\r\n]+)"|(?<plain>[^\s;]+))/i;

/** What a client's command reads; nothing where it reads no file. */
export function includeCommand(line: string): IncludeCommand | undefined {
  const { relative, single, double, plain } = COMMAND.exec(line)?.groups ?? {};
  const path = single ?? double ?? plain;
  return path === undefined ? undefined : { path, isRelative: relative !== undefined };
}
