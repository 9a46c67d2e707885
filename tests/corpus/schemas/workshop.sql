-- phpMyAdmin SQL Dump
-- version 5.2.1
-- Host: 127.0.0.1
-- Server version: 10.11.6-MariaDB
SET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";
START TRANSACTION;
SET time_zone = "+00:00";

CREATE TABLE `kunden` (
  `kunden_nr` int(10) UNSIGNED NOT NULL,
  `anrede` enum('Herr','Frau','','k.A.') NOT NULL DEFAULT '',
  `name` varchar(100) NOT NULL,
  `straße` varchar(120) DEFAULT NULL COMMENT 'mit Hausnummer, z.B. "Am Deich 3"',
  `e-mail` varchar(190) DEFAULT NULL,
  `passwort` varchar(255) NOT NULL,
  `kontakt` set('telefon','e-mail','brief') DEFAULT NULL,
  `rabatt` decimal(4,2) NOT NULL DEFAULT 0.00,
  `angelegt` timestamp NOT NULL DEFAULT current_timestamp(),
  `geaendert` timestamp NULL DEFAULT NULL ON UPDATE current_timestamp(),
  `geloescht` tinyint(1) NOT NULL DEFAULT 0
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_german2_ci;

CREATE TABLE `fahrzeuge` (
  `kennzeichen` varchar(12) NOT NULL,
  `kunden_nr` int(10) UNSIGNED NOT NULL,
  `baujahr` year(4) DEFAULT NULL,
  `ps` smallint(5) UNSIGNED DEFAULT NULL,
  `leergewicht` float(7,1) DEFAULT NULL,
  `extras` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL CHECK (json_valid(`extras`)),
  `fahrgestell` binary(17) DEFAULT NULL,
  `hu_bis` date DEFAULT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `auftraege` (
  `id` bigint(20) UNSIGNED NOT NULL,
  `kennzeichen` varchar(12) NOT NULL,
  `vorgaenger` bigint(20) UNSIGNED DEFAULT NULL,
  `annahme` time NOT NULL DEFAULT '07:30:00',
  `tag` date NOT NULL,
  `fertig` datetime(3) DEFAULT NULL,
  `status` enum('offen','in Arbeit','fertig') NOT NULL DEFAULT 'offen',
  `prioritaet` tinyint(4) NOT NULL DEFAULT 1 CHECK (`prioritaet` in (1,2,3)),
  `von` int(11) NOT NULL DEFAULT 0,
  `bis` int(11) NOT NULL DEFAULT 0,
  `version` int(11) NOT NULL DEFAULT 0
) ;

CREATE TABLE `positionen` (
  `auftrag_id` bigint(20) UNSIGNED NOT NULL,
  `pos` smallint(6) NOT NULL,
  `text` tinytext NOT NULL,
  `menge` decimal(9,3) NOT NULL,
  `preis` decimal(10,2) NOT NULL,
  `summe` decimal(20,5) GENERATED ALWAYS AS (`menge` * `preis`) VIRTUAL
) ENGINE=InnoDB DEFAULT CHARSET=latin1;

CREATE TABLE `auftrag_mechaniker` (
  `auftrag_id` bigint(20) UNSIGNED NOT NULL,
  `mechaniker` varchar(30) NOT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

ALTER TABLE `kunden`
  ADD PRIMARY KEY (`kunden_nr`),
  ADD UNIQUE KEY `e-mail` (`e-mail`),
  ADD KEY `name` (`name`(20));
ALTER TABLE `fahrzeuge`
  ADD PRIMARY KEY (`kennzeichen`),
  ADD KEY `kunden_nr` (`kunden_nr`);
ALTER TABLE `auftraege`
  ADD PRIMARY KEY (`id`),
  ADD KEY `kennzeichen` (`kennzeichen`),
  ADD KEY `vorgaenger` (`vorgaenger`);
ALTER TABLE `positionen`
  ADD PRIMARY KEY (`auftrag_id`,`pos`);
ALTER TABLE `auftrag_mechaniker`
  ADD PRIMARY KEY (`auftrag_id`,`mechaniker`);

ALTER TABLE `kunden`
  MODIFY `kunden_nr` int(10) UNSIGNED NOT NULL AUTO_INCREMENT, AUTO_INCREMENT=1001;
ALTER TABLE `auftraege`
  MODIFY `id` bigint(20) UNSIGNED NOT NULL AUTO_INCREMENT;

ALTER TABLE `fahrzeuge`
  ADD CONSTRAINT `fahrzeuge_ibfk_1` FOREIGN KEY (`kunden_nr`) REFERENCES `kunden` (`kunden_nr`) ON UPDATE CASCADE;
ALTER TABLE `auftraege`
  ADD CONSTRAINT `auftraege_ibfk_1` FOREIGN KEY (`kennzeichen`) REFERENCES `fahrzeuge` (`kennzeichen`) ON UPDATE CASCADE,
  ADD CONSTRAINT `auftraege_ibfk_2` FOREIGN KEY (`vorgaenger`) REFERENCES `auftraege` (`id`) ON DELETE SET NULL,
  ADD CONSTRAINT `zeiten` CHECK (`von` <= `bis`);
ALTER TABLE `positionen`
  ADD CONSTRAINT `positionen_ibfk_1` FOREIGN KEY (`auftrag_id`) REFERENCES `auftraege` (`id`) ON DELETE CASCADE;
ALTER TABLE `auftrag_mechaniker`
  ADD CONSTRAINT `auftrag_mechaniker_ibfk_1` FOREIGN KEY (`auftrag_id`) REFERENCES `auftraege` (`id`) ON DELETE CASCADE;
COMMIT;
