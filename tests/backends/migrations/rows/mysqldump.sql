-- MySQL dump 10.13  Distrib 8.0.36, for Linux (x86_64)
/*!40101 SET NAMES utf8mb4 */;
/*!40103 SET TIME_ZONE='+00:00' */;

DROP TABLE IF EXISTS `country`;
CREATE TABLE `country` (
  `code` char(2) NOT NULL,
  `name` varchar(60) NOT NULL,
  `eu` tinyint(1) NOT NULL DEFAULT '0',
  `active` bit(1) DEFAULT b'1',
  `kind` enum('near','far') DEFAULT NULL,
  `vat` decimal(4,1) unsigned DEFAULT NULL,
  `since` date DEFAULT NULL,
  `changed` datetime(3) DEFAULT NULL,
  `flag` varbinary(16) DEFAULT NULL,
  PRIMARY KEY (`code`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

LOCK TABLES `country` WRITE;
/*!40000 ALTER TABLE `country` DISABLE KEYS */;
INSERT INTO `country` VALUES ('PT','Portugal',1,_binary '','near',23.0,'1986-01-01','2024-01-01 10:00:00.250',0x00FF0A),('CI','Côte d\'Ivoire; ${west} \\ \"Africa\"',0,b'0','far',18.5,NULL,NULL,NULL);
/*!40000 ALTER TABLE `country` ENABLE KEYS */;
UNLOCK TABLES;

DROP TABLE IF EXISTS `status`;
CREATE TABLE `status` (
  `id` int unsigned NOT NULL AUTO_INCREMENT,
  `label` varchar(40) NOT NULL,
  `note` text,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=8 DEFAULT CHARSET=utf8mb4;

LOCK TABLES `status` WRITE;
INSERT INTO `status` VALUES (1,'new',NULL),(2,'paid','two\nlines\tand a tab'),(7,'lost','it\'s C:\\temp\\');
UNLOCK TABLES;

DROP TABLE IF EXISTS `city`;
CREATE TABLE `city` (
  `id` bigint NOT NULL AUTO_INCREMENT,
  `country_code` char(2) NOT NULL,
  `twin_id` bigint DEFAULT NULL,
  `name` varchar(60) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `country_code` (`country_code`),
  CONSTRAINT `city_ibfk_1` FOREIGN KEY (`country_code`) REFERENCES `country` (`code`),
  CONSTRAINT `city_ibfk_2` FOREIGN KEY (`twin_id`) REFERENCES `city` (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=12 DEFAULT CHARSET=utf8mb4;

INSERT INTO `city` VALUES (11,'CI',10,'Yamoussoukro'),(10,'PT',NULL,'Lisboa 🌊');

DROP TABLE IF EXISTS `orders`;
CREATE TABLE `orders` (
  `id` int NOT NULL AUTO_INCREMENT,
  `city_id` bigint NOT NULL,
  `status_id` int unsigned NOT NULL,
  PRIMARY KEY (`id`),
  CONSTRAINT `orders_ibfk_1` FOREIGN KEY (`city_id`) REFERENCES `city` (`id`),
  CONSTRAINT `orders_ibfk_2` FOREIGN KEY (`status_id`) REFERENCES `status` (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4;

INSERT INTO `orders` VALUES (1,10,1);
