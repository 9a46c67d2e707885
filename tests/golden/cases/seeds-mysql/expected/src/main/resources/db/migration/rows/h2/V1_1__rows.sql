INSERT INTO country (code, name, eu) VALUES
  ('PT', 'Portugal', TRUE),
  ('CI', 'Côte d''Ivoire; ${west} \ Africa', FALSE);

INSERT INTO port (id, country_code, name, opened) VALUES
  (4, 'CI', 'Abidjan', '1950-07-23'),
  (9, 'PT', 'Sines', NULL);

ALTER TABLE port ALTER COLUMN id RESTART WITH 10;
