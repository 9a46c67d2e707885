import type { Database } from '@backsmith/engine';

/** What a database does so that notes are found by nobody but those who take them back. */
export const UNSEEN: Readonly<Partial<Record<Database, { readonly begin: string; readonly end: string }>>> = {
  postgresql: {
    begin: `
      CREATE FUNCTION unseen() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN NEW.kind := 'unseen ' || NEW.kind; RETURN NEW; END $$;
      CREATE TRIGGER unseen BEFORE INSERT ON promises FOR EACH ROW EXECUTE FUNCTION unseen();`,
    end: 'DROP TRIGGER unseen ON promises; DROP FUNCTION unseen();',
  },
  mariadb: {
    begin: `CREATE TRIGGER unseen BEFORE INSERT ON promises FOR EACH ROW SET NEW.kind = CONCAT('unseen ', NEW.kind);`,
    end: 'DROP TRIGGER unseen;',
  },
};
