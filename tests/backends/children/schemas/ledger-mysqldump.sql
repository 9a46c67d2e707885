-- MySQL dump 10.13  Distrib 8.0.31, for Linux (x86_64)
--
-- Host: localhost    Database: ledger
-- ------------------------------------------------------
/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0 */;

DROP TABLE IF EXISTS `entries`;
/*!50503 SET character_set_client = utf8mb4 */;
CREATE TABLE `entries` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT,
  `journal_id` int unsigned NOT NULL,
  `repository` varchar(40) DEFAULT NULL,
  `account_no` varchar(10) NOT NULL,
  `amount` decimal(12,2) NOT NULL,
  `side` enum('debit','credit') NOT NULL DEFAULT 'debit',
  `memo` text,
  PRIMARY KEY (`id`),
  KEY `fk_entries_journal_idx` (`journal_id`),
  KEY `fk_entries_account_idx` (`account_no`),
  CONSTRAINT `fk_entries_account` FOREIGN KEY (`account_no`) REFERENCES `accounts` (`no`),
  CONSTRAINT `fk_entries_journal` FOREIGN KEY (`journal_id`) REFERENCES `journals` (`id`) ON DELETE CASCADE ON UPDATE CASCADE
) ENGINE=InnoDB AUTO_INCREMENT=17 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci;

LOCK TABLES `entries` WRITE;
INSERT INTO `entries` VALUES (1,1,NULL,'1000',12.50,'debit',NULL);
UNLOCK TABLES;

DROP TABLE IF EXISTS `accounts`;
CREATE TABLE `accounts` (
  `no` varchar(10) NOT NULL,
  `title` varchar(80) NOT NULL,
  PRIMARY KEY (`no`),
  UNIQUE KEY `title_UNIQUE` (`title`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

DROP TABLE IF EXISTS `journals`;
CREATE TABLE `journals` (
  `id` int unsigned NOT NULL AUTO_INCREMENT,
  `title` varchar(60) NOT NULL,
  `entries` int NOT NULL DEFAULT '0' COMMENT 'How many there are',
  `posted_at` datetime DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4;

DROP TABLE IF EXISTS `journal_summaries`;
CREATE TABLE `journal_summaries` (
  `journal_id` int unsigned NOT NULL,
  `lang` char(2) NOT NULL,
  `text` varchar(200) NOT NULL,
  PRIMARY KEY (`journal_id`,`lang`),
  CONSTRAINT `fk_summaries_journal` FOREIGN KEY (`journal_id`) REFERENCES `journals` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

DROP TABLE IF EXISTS `responses`;
CREATE TABLE `responses` (
  `id` int NOT NULL AUTO_INCREMENT,
  `journal_id` int unsigned NOT NULL,
  `changed` datetime NOT NULL DEFAULT '1000-01-01 00:00:00',
  `data` varchar(100) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `responses_journal_idx` (`journal_id`),
  CONSTRAINT `fk_responses_journal` FOREIGN KEY (`journal_id`) REFERENCES `journals` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

/*!40014 SET FOREIGN_KEY_CHECKS=@OLD_FOREIGN_KEY_CHECKS */;
-- Dump completed
