-- MySQL dump 10.13  Distrib 8.0.36, for Linux (x86_64)
--
-- Host: localhost    Database: clinic
-- ------------------------------------------------------
-- Server version	8.0.36

/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!50503 SET NAMES utf8mb4 */;
/*!40014 SET @OLD_UNIQUE_CHECKS=@@UNIQUE_CHECKS, UNIQUE_CHECKS=0 */;
/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0 */;

--
-- Table structure for table `appointment`
--

DROP TABLE IF EXISTS `appointment`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!50503 SET character_set_client = utf8mb4 */;
CREATE TABLE `appointment` (
  `id` int unsigned NOT NULL AUTO_INCREMENT,
  `patient_id` int unsigned NOT NULL,
  `doctor_id` smallint unsigned NOT NULL,
  `room_no` varchar(6) COLLATE utf8mb4_unicode_ci NOT NULL,
  `starts_at` datetime NOT NULL,
  `minutes` tinyint unsigned NOT NULL DEFAULT '15',
  `state` enum('booked','arrived','done','missed') COLLATE utf8mb4_unicode_ci NOT NULL DEFAULT 'booked',
  `reason` varchar(255) COLLATE utf8mb4_unicode_ci DEFAULT NULL COMMENT 'As the patient said it; don''t translate',
  PRIMARY KEY (`id`),
  UNIQUE KEY `doctor_slot` (`doctor_id`,`starts_at`),
  KEY `patient_id` (`patient_id`),
  KEY `room_no` (`room_no`),
  CONSTRAINT `appointment_ibfk_1` FOREIGN KEY (`patient_id`) REFERENCES `patient` (`id`) ON DELETE CASCADE,
  CONSTRAINT `appointment_ibfk_2` FOREIGN KEY (`doctor_id`) REFERENCES `doctor` (`id`),
  CONSTRAINT `appointment_ibfk_3` FOREIGN KEY (`room_no`) REFERENCES `room` (`no`) ON UPDATE CASCADE
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;
/*!40101 SET character_set_client = @saved_cs_client */;

--
-- Dumping data for table `appointment`
--

LOCK TABLES `appointment` WRITE;
/*!40000 ALTER TABLE `appointment` DISABLE KEYS */;
INSERT INTO `appointment` VALUES (1,1,1,'1.02','2025-03-03 09:00:00',15,'done','back pain; since \'Monday\''),(2,2,1,'1.02','2025-03-03 09:15:00',30,'booked',NULL);
/*!40000 ALTER TABLE `appointment` ENABLE KEYS */;
UNLOCK TABLES;

--
-- Table structure for table `doctor`
--

DROP TABLE IF EXISTS `doctor`;
CREATE TABLE `doctor` (
  `id` smallint unsigned NOT NULL AUTO_INCREMENT,
  `name` varchar(80) COLLATE utf8mb4_unicode_ci NOT NULL,
  `speaks` set('English','French','Polish','Turkish') COLLATE utf8mb4_unicode_ci NOT NULL DEFAULT 'English',
  `on_duty` tinyint(1) NOT NULL DEFAULT '1',
  `substitute_id` smallint unsigned DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `substitute_id` (`substitute_id`),
  CONSTRAINT `doctor_ibfk_1` FOREIGN KEY (`substitute_id`) REFERENCES `doctor` (`id`) ON DELETE SET NULL
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

LOCK TABLES `doctor` WRITE;
INSERT INTO `doctor` VALUES (1,'Dr. Nowak','English,Polish',1,NULL);
UNLOCK TABLES;

--
-- Table structure for table `patient`
--

DROP TABLE IF EXISTS `patient`;
CREATE TABLE `patient` (
  `id` int unsigned NOT NULL AUTO_INCREMENT,
  `family_name` varchar(60) COLLATE utf8mb4_unicode_ci NOT NULL,
  `given_name` varchar(60) COLLATE utf8mb4_unicode_ci NOT NULL,
  `born_on` date NOT NULL,
  `blood_group` char(3) COLLATE utf8mb4_unicode_ci DEFAULT NULL,
  `insurance_no` varchar(20) COLLATE utf8mb4_unicode_ci DEFAULT NULL,
  `created` timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
  `changed` timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP ON UPDATE CURRENT_TIMESTAMP,
  PRIMARY KEY (`id`),
  UNIQUE KEY `insurance_no` (`insurance_no`),
  KEY `name` (`family_name`(20),`given_name`(20))
) ENGINE=InnoDB AUTO_INCREMENT=3 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

LOCK TABLES `patient` WRITE;
INSERT INTO `patient` VALUES (1,'Okafor','Ngozi','1980-05-12','0+','A-100','2025-01-02 10:00:00','2025-01-02 10:00:00'),(2,'Smith','Joan','1975-11-30',NULL,NULL,'2025-01-03 10:00:00','2025-01-03 10:00:00');
UNLOCK TABLES;

--
-- Table structure for table `prescription`
--

DROP TABLE IF EXISTS `prescription`;
CREATE TABLE `prescription` (
  `appointment_id` int unsigned NOT NULL,
  `line` tinyint unsigned NOT NULL,
  `drug` varchar(120) COLLATE utf8mb4_unicode_ci NOT NULL,
  `dose_mg` decimal(8,3) unsigned NOT NULL,
  `per_day` tinyint unsigned NOT NULL DEFAULT '1',
  `instructions` text COLLATE utf8mb4_unicode_ci,
  PRIMARY KEY (`appointment_id`,`line`),
  CONSTRAINT `prescription_ibfk_1` FOREIGN KEY (`appointment_id`) REFERENCES `appointment` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

--
-- Table structure for table `record`
--

DROP TABLE IF EXISTS `record`;
CREATE TABLE `record` (
  `patient_id` int unsigned NOT NULL,
  `allergies` json DEFAULT NULL,
  `scan` mediumblob,
  `height_cm` float DEFAULT NULL,
  `weight_kg` double DEFAULT NULL,
  `first_visit` year DEFAULT NULL,
  PRIMARY KEY (`patient_id`),
  CONSTRAINT `record_ibfk_1` FOREIGN KEY (`patient_id`) REFERENCES `patient` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

--
-- Table structure for table `room`
--

DROP TABLE IF EXISTS `room`;
CREATE TABLE `room` (
  `no` varchar(6) COLLATE utf8mb4_unicode_ci NOT NULL,
  `floor` tinyint NOT NULL,
  `wheelchair` bit(1) NOT NULL DEFAULT b'0',
  PRIMARY KEY (`no`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;

--
-- Temporary view structure for view `todays_list`
--

DROP TABLE IF EXISTS `todays_list`;
/*!50001 DROP VIEW IF EXISTS `todays_list`*/;
/*!50001 CREATE VIEW `todays_list` AS SELECT
 1 AS `starts_at`,
 1 AS `family_name`,
 1 AS `room_no`*/;

--
-- Final view structure for view `todays_list`
--

/*!50001 DROP VIEW IF EXISTS `todays_list`*/;
/*!50001 CREATE VIEW `todays_list` AS select `a`.`starts_at` AS `starts_at`,`p`.`family_name` AS `family_name`,`a`.`room_no` AS `room_no` from (`appointment` `a` join `patient` `p` on((`p`.`id` = `a`.`patient_id`))) where (cast(`a`.`starts_at` as date) = curdate()) */;

/*!40014 SET FOREIGN_KEY_CHECKS=@OLD_FOREIGN_KEY_CHECKS */;
/*!40014 SET UNIQUE_CHECKS=@OLD_UNIQUE_CHECKS */;
/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;

-- Dump completed on 2025-03-04 18:00:00
