import type { Mutant } from './mutant.ts';

const PARSE = 'packages/sql/src/parse';
const READ = 'packages/schema/src/read';
const TOOLS = `${READ}/tools/migration-tools.test.ts`;
const LATER = `${READ}/apply/later-changes.test.ts`;
const ELSEWHERE = `${READ}/traps/later-and-elsewhere.test.ts`;

/** What is read of a source as its tool and its database would. */
export const SOURCES: readonly Mutant[] = [
  {
    name: 'commas-in-brackets',
    file: `${PARSE}/parse-alter-table.ts`,
    check: "',') && brackets <= 0",
    without: "',')",
    test: `${READ}/traps/postgresql.test.ts`,
    named: 'lists as defaults of columns that are added later',
  },
  {
    name: 'columns-stated-anew',
    file: `${PARSE}/alter-column.ts`,
    check: "    case 'to':\n",
    without: "    case 'to the':\n",
    test: `${READ}/traps/sqlite.test.ts`,
    named: "libSQL's way to state a column anew",
  },
  {
    name: 'views-by-case',
    file: 'packages/schema/src/ddl/design/mention-order.ts',
    check: 'shared.has(name.toLowerCase()) ? written.has(name) : ',
    test: 'packages/schema/src/ddl/design/mention-order.test.ts',
    named: 'in case alone',
  },
  {
    name: 'later-said-of-temporary-tables',
    file: `${READ}/apply/apply-statement.ts`,
    check: '  if (catalog.isTemporary(statement.table)) return;\n',
    test: `${READ}/traps/postgresql.test.ts`,
    named: 'temporary tables, with all that is said of them later',
  },
  {
    name: 'empty-files-among-others',
    file: `${READ}/decode-all.ts`,
    check: '{ ...ofSeveral(diagnostic), file }',
    without: '{ ...diagnostic, file }',
    test: `${READ}/traps/encoding.test.ts`,
    named: 'an empty file among others',
  },
  {
    name: 'undo-of-flyway',
    file: `${READ}/tools/flyway.ts`,
    check: "if (prefix?.toUpperCase() === 'U') return 'undo';",
    test: TOOLS,
    named: 'applies the rule of',
  },
  {
    name: 'folders-that-take-back',
    file: `${READ}/order-sources.ts`,
    check: "if (isBelowUndo(file)) return 'undo';\n  const role",
    without: 'const role',
    test: ELSEWHERE,
    named: 'which takes one back',
  },
  {
    name: 'not-null-of-a-dropped-key',
    file: `${READ}/apply/drop-constraint.ts`,
    check:
      'if (catalog.traits.keyAloneForbidsNull !== true) for (const column of primaryKey.columns) column.notNull = true;',
    test: LATER,
    named: 'leaves its columns NOT NULL',
  },
  {
    name: 'digits-of-diesel',
    file: `${READ}/tools/up-down-folders.ts`,
    check: "version.replaceAll('-', '')",
    without: 'version',
    test: ELSEWHERE,
    named: "Diesel's folders by their digits alone",
  },
];
