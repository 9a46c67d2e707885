/** Which module people keep each table in, by the table's name in lower case. */
export type Modules = Readonly<Record<string, readonly string[]>>;

/**
 * How far a cut and modules that people made agree, over all pairs of tables that both know: of the pairs people keep in one
 * module, how many are in one service, and of those they keep in different modules, how many are in different services.
 * Everything in one service gives 1 and 0, every table alone 0 and 1; the mean of the two rewards neither.
 */
export type Agreement = { readonly together: number; readonly apart: number; readonly mean: number };

/**
 * Compares a cut with modules.
 *
 * @param services the names of the tables of each service
 */
export function agreementOf(services: readonly (readonly string[])[], modules: Modules): Agreement {
  const home = new Map(services.flatMap((tables, at) => tables.map((name) => [name.toLowerCase(), at] as const)));
  const known = Object.values(modules).flatMap((tables, module) =>
    tables.flatMap((name) => {
      const service = home.get(name);
      return service === undefined ? [] : [{ module, service }];
    }),
  );
  const pairs = known.flatMap((one, at) => known.slice(at + 1).map((other) => [one, other] as const));
  const [same, different] = [true, false].map((isSame) =>
    pairs.filter(([one, other]) => (one.module === other.module) === isSame),
  );
  const share = (some: typeof pairs = [], isTogether: boolean) =>
    some.length === 0
      ? 1
      : some.filter(([one, other]) => (one.service === other.service) === isTogether).length / some.length;
  const [together, apart] = [share(same, true), share(different, false)];
  return { together, apart, mean: (together + apart) / 2 };
}
