-- Triggers fill the number, the day and the deposit of a new rental; the mail is asked for, as its trigger only tidies it up.
CREATE TABLE tool (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name varchar(80) NOT NULL,
  price numeric(10, 2) NOT NULL
);

CREATE TABLE rental (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tool_id integer NOT NULL REFERENCES tool (id),
  mail varchar(200) NOT NULL,
  number varchar(20) NOT NULL UNIQUE,
  deposit numeric(10, 2) NOT NULL,
  ticket uuid NOT NULL,
  begun timestamptz NOT NULL
);

CREATE FUNCTION rental_fill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.mail := lower(NEW.mail);
  IF NEW.number IS NULL THEN
    NEW.number := 'R-' || lpad(NEW.id::text, 6, '0');
  END IF;
  NEW.deposit := (SELECT price * 2 FROM tool WHERE id = NEW.tool_id);
  NEW.ticket := coalesce(NEW.ticket, gen_random_uuid());
  NEW.begun := now();
  RETURN NEW;
END $$;

CREATE TRIGGER rental_bi BEFORE INSERT ON rental FOR EACH ROW EXECUTE FUNCTION rental_fill();
