import type { TemplateColumn, TemplatePart, TemplateTable } from './facts.ts';

type TableSheetsProps = {
  readonly tables: readonly TemplateTable[];
  /** Parts that are not there unless they are added; a column that leads into one comes with it. */
  readonly packs: readonly TemplatePart[];
  readonly heading: 'h3' | 'h4';
};

/** About how high a sheet is, until it is laid out. */
const HEAD = 84;
const ROW = 36;

/** Tables side by side, each with its columns. */
export function TableSheets({ tables, packs, heading: Heading }: TableSheetsProps) {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      {tables.map(({ name, says, columns }) => (
        <div
          key={name}
          id={name}
          className="later min-w-0 rounded-panel border border-line bg-surface"
          style={{ containIntrinsicBlockSize: `auto ${HEAD + columns.length * ROW}px` }}
        >
          <div className="grid gap-1 border-b border-line px-4 py-3">
            <Heading className="mono text-14 font-semibold break-words">{name}</Heading>
            <p className="text-13 text-fg-2">{says}</p>
          </div>
          <table className="w-full table-fixed text-left text-13">
            <caption className="sr-only">Columns of {name}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">Column</th>
                <th scope="col">Type</th>
              </tr>
            </thead>
            <tbody>
              {columns.map((column) => (
                <tr key={column.name} className="border-line align-top not-last:border-b">
                  <th scope="row" className="mono py-1.5 pr-3 pl-4 font-normal break-words text-fg">
                    {column.name}
                  </th>
                  <td className="py-1.5 pr-4 break-words text-fg-2">
                    <span className="mono">{column.type}</span>
                    <Remarks
                      column={column}
                      pack={packs.find((pack) => pack.tables.some((one) => one.name === column.refersTo))}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  );
}

type RemarksProps = { readonly column: TemplateColumn; readonly pack: TemplatePart | undefined };

/** What there is to know of a column beside its type. */
function Remarks({ column: { isKey, isRequired, isUnique, values, refersTo }, pack }: RemarksProps) {
  if (isKey) return <>, key</>;
  return (
    <>
      {isRequired && ', required'}
      {isUnique && ', unique'}
      {refersTo !== undefined && (
        <>
          , refers to{' '}
          <a className="link mono" href={`#${refersTo}`}>
            {refersTo}
          </a>
          {pack && <span className="text-fg-3">, comes with {pack.title.toLowerCase()}</span>}
        </>
      )}
      {values && <span className="block text-fg-3">{values.join(', ')}</span>}
    </>
  );
}
