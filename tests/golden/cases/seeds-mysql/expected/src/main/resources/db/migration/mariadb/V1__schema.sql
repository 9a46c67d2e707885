CREATE TABLE `country` (
  `code` char(2) NOT NULL,
  `name` varchar(60) NOT NULL,
  `eu` tinyint(1) NOT NULL DEFAULT 0,
  PRIMARY KEY (`code`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `port` (
  `id` int NOT NULL AUTO_INCREMENT,
  `country_code` char(2) NOT NULL,
  `name` varchar(60) NOT NULL,
  `opened` date DEFAULT NULL,
  PRIMARY KEY (`id`),
  CONSTRAINT `port_country` FOREIGN KEY (`country_code`) REFERENCES `country` (`code`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `skipper` (
  `id` int NOT NULL AUTO_INCREMENT,
  `email` varchar(80) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `voyage` (
  `id` bigint NOT NULL AUTO_INCREMENT,
  `port_id` int NOT NULL,
  `skipper_id` int NOT NULL,
  PRIMARY KEY (`id`),
  CONSTRAINT `voyage_port` FOREIGN KEY (`port_id`) REFERENCES `port` (`id`),
  CONSTRAINT `voyage_skipper` FOREIGN KEY (`skipper_id`) REFERENCES `skipper` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
