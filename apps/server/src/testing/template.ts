/** The database that holds all tables and no row, for the databases of tests to be copies of. */
export const TEMPLATE = 'template_backsmith';
