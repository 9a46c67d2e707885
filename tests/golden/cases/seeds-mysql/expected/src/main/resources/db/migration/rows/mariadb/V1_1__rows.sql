INSERT INTO `country` (`code`, `name`, `eu`) VALUES
  ('PT', 'Portugal', 1),
  ('CI', 'Côte d''Ivoire; ${west} \\ Africa', 0);

INSERT INTO `port` (`id`, `country_code`, `name`, `opened`) VALUES
  (4, 'CI', 'Abidjan', '1950-07-23'),
  (9, 'PT', 'Sines', NULL);
