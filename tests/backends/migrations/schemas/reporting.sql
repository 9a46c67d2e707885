-- A schema that holds views alone, made with its schema and after it.
CREATE TABLE sale (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, amount numeric(12,2) NOT NULL, day date NOT NULL);
CREATE SCHEMA report CREATE VIEW daily AS SELECT day, sum(amount) AS total FROM public.sale GROUP BY day;
CREATE SCHEMA archive;
CREATE MATERIALIZED VIEW archive.monthly AS SELECT date_trunc('month', day) AS month, sum(amount) AS total FROM sale GROUP BY 1 WITH DATA;
