/** A server that somebody runs for the tests, which make databases of their own there and remove them. */
export type NamedServer = {
  /** Without user and password. */
  readonly url: string;
  readonly user: string;
  readonly password: string;
};

/** Where user and password stand in the addresses of the two, as their drivers read them. */
const FORMS = {
  BACKSMITH_SQLSERVER_URL: {
    user: /;user=(?:\{([^}]*)\}|([^;]*))/i,
    password: /;password=(?:\{((?:[^}]|\}\})*)\}|([^;]*))/i,
    example: 'jdbc:sqlserver://localhost:1433;encrypt=true;trustServerCertificate=true;user=sa;password=…',
  },
  BACKSMITH_ORACLE_URL: {
    user: /(?<=:thin:)()([^/@"]+)(?=[/@])/i,
    password: /\/(?:"([^"]*)"|([^@"/]*))(?=@)/,
    example: 'jdbc:oracle:thin:system/…@//localhost:1521/FREEPDB1',
  },
} as const;

export type NamedBy = keyof typeof FORMS;

/**
 * The server that a variable names, as `jdbc:sqlserver://…;user=sa;password=…` or `jdbc:oracle:thin:system/…@//…`.
 *
 * @throws Error where the address says no user or no password
 */
export function findNamedServer(variable: NamedBy): NamedServer | undefined {
  const said = process.env[variable] ?? '';
  return said === '' ? undefined : readAddress(variable, said);
}

/** @throws Error where the address says no user or no password */
export function readAddress(variable: NamedBy, address: string): NamedServer {
  const form = FORMS[variable];
  const user = form.user.exec(address);
  const password = form.password.exec(address);
  if (user === null || password === null)
    throw new Error(`${variable} says no user and password; it looks like this: ${form.example}`);
  const valueOf = ([, quoted, plain]: RegExpExecArray): string => (quoted === '' ? plain : (quoted ?? plain)) ?? '';
  return {
    url: address.replace(form.password, '').replace(form.user, ''),
    user: valueOf(user),
    password: valueOf(password).replaceAll('}}', '}'),
  };
}
