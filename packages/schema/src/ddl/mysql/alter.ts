import { STANDARD_FORMS, wholeColumn, type AlterForms, type UnnamedRule } from '../shared/alter-forms.ts';

/** https://dev.mysql.com/doc/refman/8.4/en/alter-table.html */
export const alter: AlterForms = {
  ...STANDARD_FORMS,
  countedKey: 'bigint AUTO_INCREMENT PRIMARY KEY',
  countedType: 'bigint',
  retype: (column) => `MODIFY COLUMN ${wholeColumn(column)}`,
  nullability: (column) => `MODIFY COLUMN ${wholeColumn(column)}`,
  dropUnique: (name) => `DROP INDEX ${name}`,
  dropForeignKey: (name) => `DROP FOREIGN KEY ${name}`,
  dropIndex: (index, table) => `DROP INDEX ${index} ON ${table}`,
  dropPrimaryKey: () => 'DROP PRIMARY KEY',
  dropCheck: (name) => `DROP CHECK ${name}`,
  rewrite: (clause) => `MODIFY COLUMN ${clause}`,
  unchecked: { foreignKey: (statement) => ['SET foreign_key_checks = 0', statement, 'SET foreign_key_checks = 1'] },
  renamesBreakTexts: true,
  tableComment: (literal) => `COMMENT = ${literal}`,
  followsTable: (rule, from, to) =>
    rule.startsWith(`${from}_ibfk_`) || rule.startsWith(`${from}_chk_`) ? to + rule.slice(from.length) : rule,
  impliedName: (rule) => (rule.kind === 'check' ? `${rule.table}_chk_${rule.place}` : impliedName(rule)),
};

/** Indexes are called like their first column, foreign keys are counted. */
export function impliedName({ kind, table, columns: [first = ''], place, isTaken }: UnnamedRule): string {
  if (kind === 'foreignKey') return `${table}_ibfk_${place}`;
  if (kind === 'primaryKey') return 'PRIMARY';
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? first : `${first}_${number}`;
    if (!isTaken(name)) return name;
  }
}
