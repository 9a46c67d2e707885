/** The SQL dialects that are read. MariaDB is read by MySQL's rules and kept apart because the target database follows. */
export const DIALECTS = ['postgresql', 'mysql', 'mariadb', 'oracle', 'sqlserver', 'sqlite'] as const;

export type Dialect = (typeof DIALECTS)[number];

/** What a source is taken for that says nothing about itself: the one nearest to the SQL standard. */
export const PLAIN_DIALECT: Dialect = 'postgresql';
