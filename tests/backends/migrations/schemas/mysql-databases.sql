-- Two databases in one script, each chosen by USE: names in views and keys mean the one that was chosen.
CREATE DATABASE IF NOT EXISTS `shop`;
CREATE DATABASE IF NOT EXISTS `crm`;
USE `shop`;
CREATE TABLE `item` (`id` int NOT NULL AUTO_INCREMENT, `name` varchar(80) NOT NULL, `price` decimal(9,2) DEFAULT 0, PRIMARY KEY (`id`), CHECK (`price` >= 0)) ENGINE=InnoDB;
CREATE VIEW `cheap` AS SELECT `id`, `name` FROM `item` WHERE `price` < 10;
USE `crm`;
CREATE TABLE `person` (`id` int NOT NULL AUTO_INCREMENT, `likes` int DEFAULT NULL, PRIMARY KEY (`id`), CONSTRAINT `likes_item` FOREIGN KEY (`likes`) REFERENCES `shop`.`item` (`id`)) ENGINE=InnoDB;
CREATE TABLE `item` (`code` varchar(9) NOT NULL, PRIMARY KEY (`code`)) ENGINE=InnoDB;
CREATE VIEW `fan` AS SELECT p.`id`, i.`code` FROM `person` p JOIN `item` i ON i.`code` = p.`likes`;
CREATE VIEW `buyer` AS SELECT p.`id`, i.`name` FROM person p, shop.item i, `shop`.cheap c WHERE p.likes = i.id AND c.id = i.id;
