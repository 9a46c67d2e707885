import { named, putStatement, qualified, type ChangeContext, type WriteChange } from '../change-context.ts';
import { attribute, says, type ChangeNode } from '../change-node.ts';
import { isMySql } from '../spelling.ts';
import { putText } from './sql-changes.ts';

/** What CREATE SEQUENCE and ALTER SEQUENCE say. */
function sequenceWords(node: ChangeNode): string {
  const type = attribute(node, 'dataType');
  const words = [
    ['startValue', 'START WITH'],
    ['incrementBy', 'INCREMENT BY'],
    ['minValue', 'MINVALUE'],
    ['maxValue', 'MAXVALUE'],
    ['cacheSize', 'CACHE'],
  ] as const;
  const said = words.flatMap(([name, word]) => {
    const value = attribute(node, name);
    return value === undefined ? [] : [`${word} ${value}`];
  });
  return [...(type === undefined ? [] : [`AS ${type}`]), ...said, ...(says(node, 'cycle') ? ['CYCLE'] : [])]
    .map((word) => ` ${word}`)
    .join('');
}

const createView: WriteChange = (node, context) => {
  const { sql } = context;
  const replaces = says(node, 'replaceIfExists') ? 'OR REPLACE ' : '';
  const start = says(node, 'fullDefinition')
    ? ''
    : `CREATE ${replaces}VIEW ${qualified(context, node, 'viewName')} AS `;
  sql.at(start === '' ? node.textLine : node.line);
  sql.put(start);
  sql.at(node.textLine);
  putText(context, node.text);
};

const renameView: WriteChange = (node, context) => {
  const old = qualified(context, node, 'oldViewName');
  const word = isMySql(context.dialect) ? 'RENAME TABLE' : 'ALTER VIEW';
  const to = word === 'ALTER VIEW' ? 'RENAME TO' : 'TO';
  putStatement(context, node, `${word} ${old} ${to} ${named(context, node, 'newViewName')}`);
};

function dropped(kind: string, name: string): WriteChange {
  return (node, context: ChangeContext) =>
    putStatement(context, node, `DROP ${kind} ${qualified(context, node, name)}`);
}

export const OBJECT_CHANGES: Readonly<Record<string, WriteChange>> = {
  createSequence: (node, context) =>
    putStatement(context, node, `CREATE SEQUENCE ${qualified(context, node, 'sequenceName')}${sequenceWords(node)}`),
  alterSequence: (node, context) =>
    putStatement(context, node, `ALTER SEQUENCE ${qualified(context, node, 'sequenceName')}${sequenceWords(node)}`),
  renameSequence: (node, context) =>
    putStatement(
      context,
      node,
      `ALTER SEQUENCE ${qualified(context, node, 'oldSequenceName')} RENAME TO ${named(context, node, 'newSequenceName')}`,
    ),
  dropSequence: dropped('SEQUENCE', 'sequenceName'),
  createView,
  renameView,
  dropView: dropped('VIEW', 'viewName'),
};
