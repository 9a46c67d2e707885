-- A function that is made where it is missing, as scripts that run more than once do.
DO $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_proc WHERE proname = 'slug') THEN
    CREATE FUNCTION slug(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $f$ SELECT lower(regexp_replace(value, '\W+', '-', 'g')) $f$;
  END IF;
  EXECUTE 'CREATE FUNCTION tidy(value text) RETURNS text LANGUAGE sql IMMUTABLE AS ''SELECT btrim(value)''';
END
$$;
CREATE TABLE article (id serial PRIMARY KEY, title text NOT NULL CHECK (tidy(title) = title));
CREATE UNIQUE INDEX article_slug ON article (slug(title));
