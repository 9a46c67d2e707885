-- MariaDB computes a column of one that counts by itself whenever it is read; MySQL never does.
CREATE TABLE `part` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `name` varchar(40) NOT NULL,
  `code` varchar(20) GENERATED ALWAYS AS (concat('P-', `id`)) VIRTUAL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB;
