import { optionOf, type Database, type DevDatabase } from './options.ts';

function isEmbeddable(database: Database): boolean {
  return optionOf('database').choices.some(({ value, embeddable }) => value === database && embeddable === true);
}

/** What a backend is developed and tested on whose user left it open: the database itself where it needs no installation. */
export function suggestDevDatabase(database: Database): DevDatabase {
  return isEmbeddable(database) ? 'embedded' : 'h2';
}

/** Whether a backend for this database can be developed on that one. */
export function fitsDatabase(devDatabase: DevDatabase, database: Database): boolean {
  // Nothing relational stands for a database of documents.
  return devDatabase === 'embedded' ? isEmbeddable(database) : database !== 'mongodb';
}
