-- As a person writes it: everything in a schema of its own that the search path finds.
CREATE SCHEMA clinic;
SET search_path TO clinic, public;
CREATE TABLE public.country (code char(2) PRIMARY KEY, name text NOT NULL);
CREATE TABLE patient (id serial PRIMARY KEY, name text NOT NULL, born date, country char(2) REFERENCES country);
CREATE TABLE visit (id serial PRIMARY KEY, patient_id int NOT NULL REFERENCES patient, at timestamptz NOT NULL DEFAULT now());
CREATE VIEW recent_visit AS SELECT p.name, v.at, c.name AS country FROM visit v JOIN patient p ON p.id = v.patient_id LEFT JOIN country c ON c.code = p.country;
CREATE VIEW visit_count AS SELECT name, count(*) AS visits FROM recent_visit GROUP BY name;
