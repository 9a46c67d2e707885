/** What becomes of the values of a type on their way from the database through Java to JSON and back. */
export type KeptType = {
  /** As the schema calls it, without lengths but that of one. */
  readonly type: string;
  readonly java: string;
  readonly json: string;
  /** What columns of it can hold that Java has nothing for. */
  readonly unreadable?: string;
};
