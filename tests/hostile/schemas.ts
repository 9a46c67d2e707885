/** Whole schemas that are hostile by their shape. All of it must compile. */
export const HOSTILE_SCHEMAS: Readonly<Record<string, string>> = {
  'two names that differ by an invisible character': `
CREATE TABLE "item" (id int PRIMARY KEY, "price" int, "pri\u200bce" int);
CREATE TABLE "it\u200bem" (id int PRIMARY KEY, "a\u0301" int, "\u00e1" int);`,

  'names with line ends, which the reader takes for quotes nobody closed': `
CREATE TABLE "a\nb" (id int PRIMARY KEY, "c\r\nd" int);
CREATE TABLE after (id int PRIMARY KEY);`,

  'names that differ by case only': `
CREATE TABLE "Order" (id int PRIMARY KEY, "Value" int, "value" int, "VALUE" int);
CREATE TABLE "order" (id int PRIMARY KEY, "Order" int REFERENCES "Order" (id));
CREATE TABLE "ORDER" (id int PRIMARY KEY);`,

  'names that become one in Java': `
CREATE TABLE order_item (id int PRIMARY KEY, unit_price int, "unitPrice" int, "unit price" int);
CREATE TABLE "orderItem" (id int PRIMARY KEY);
CREATE TABLE "order-item" (id int PRIMARY KEY);
CREATE TABLE order_items (id int PRIMARY KEY, order_item_id int REFERENCES order_item (id), "orderItem" int);`,

  'names of what is generated beside an entity': `
CREATE TABLE customer (id int PRIMARY KEY, id_2 int);
CREATE TABLE customer_request (id int PRIMARY KEY);
CREATE TABLE customer_response (id int PRIMARY KEY);
CREATE TABLE customer_repository (id int PRIMARY KEY);
CREATE TABLE customer_service (id int PRIMARY KEY);
CREATE TABLE customer_controller (id int PRIMARY KEY);
CREATE TABLE customer_filter (id int PRIMARY KEY);
CREATE TABLE customer_id (a int, b int, PRIMARY KEY (a, b));
CREATE TABLE page_response (id int PRIMARY KEY);
CREATE TABLE specs (id int PRIMARY KEY);`,

  'names of the types and annotations classes are written with': `
${[
  'Entity',
  'Table',
  'Column',
  'Id',
  'Version',
  'ManyToOne',
  'JoinColumn',
  'Embeddable',
  'Page',
  'Sort',
  'Pageable',
  'List',
  'Optional',
  'Instant',
  'Service',
  'Repository',
  'Specification',
  'RestController',
  'Valid',
  'Test',
  'Override',
  'Record',
  'Function',
]
  .map(
    (name, at, all) =>
      `CREATE TABLE "${name}" (id serial PRIMARY KEY, class text, "getClass" text, "hashCode" integer NOT NULL, version integer NOT NULL, page integer, sort text, "${name}" text, next integer REFERENCES "${all[(at + 1) % all.length] ?? name}" (id));`,
  )
  .join('\n')}`,

  'a table of 300 columns': `
CREATE TABLE wide (id bigint PRIMARY KEY, ${Array.from({ length: 299 }, (_, at) => `c${at} bigint NOT NULL`).join(', ')});`,

  'enumerations of values that are no names': `
CREATE TYPE mood AS ENUM ('', ' ', 'class', 'CLASS', '1', '+', '-', 'a b', 'a_b', 'A-B', '"', '''', E'\\\\', 'ä', '😀', '*/', 'null', 'values');
CREATE TABLE t (id int PRIMARY KEY, mood mood NOT NULL DEFAULT '*/', state text CHECK (state IN ('open', 'OPEN', 'Open', '${'x'.repeat(300)}')));`,

  'every table refers to every other and to itself': Array.from({ length: 6 }, (_, at) => {
    const others = Array.from({ length: 6 }, (__, to) => `r${to} int`);
    return `CREATE TABLE n${at} (id int PRIMARY KEY, ${others.join(', ')});`;
  })
    .concat(
      Array.from({ length: 36 }, (_, at) => {
        const [from, to] = [Math.floor(at / 6), at % 6];
        return `ALTER TABLE n${from} ADD FOREIGN KEY (r${to}) REFERENCES n${to} (id);`;
      }),
    )
    .join('\n'),

  'patterns and defaults full of quotation marks': `
CREATE TABLE t (
  id int PRIMARY KEY,
  code text CHECK (code ~ '^["\\\\{}$]+\\d*$'),
  a text DEFAULT E'line\\nbreak\\t"quoted" \\\\ ''x''',
  b text DEFAULT '$\{x:y} #{1} {0}',
  c text COLLATE "C" CHECK (length(c) BETWEEN 0 AND 2147483647),
  d numeric(30,10) DEFAULT 99999999999999999999.9999999999 CHECK (d > -1e3),
  e bigint DEFAULT 9223372036854775807,
  f bytea DEFAULT '\\\\x00ff'
);`,
};
