import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';

const CHANGELOG = /(?:changelog|liquibase).*\.(?:xml|ya?ml|json)$/i;

/** The refusal of a folder or archive without SQL; where its files are changelogs of Liquibase it says how to come by some. */
export function noSql(label: string, names: readonly string[]): Failure {
  const changelog = names.toSorted().find((name) => CHANGELOG.test(name));
  const said =
    changelog === undefined
      ? `${label} holds no .sql file.`
      : `${label} holds no .sql file but changelogs of Liquibase, such as ${changelog}, which are not read. ` +
        'Give the SQL that "liquibase update-sql" writes for an empty database.';
  return new Failure(EXIT.refused, said);
}
