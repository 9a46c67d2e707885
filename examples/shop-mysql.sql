-- The shop of shop.sql as it would be kept in MySQL or MariaDB.

SET NAMES utf8mb4;
SET FOREIGN_KEY_CHECKS = 0;

CREATE TABLE `country` (
  `code` char(2) NOT NULL,
  `name` varchar(80) NOT NULL,
  `vat_percent` decimal(4,2) unsigned NOT NULL DEFAULT '0.00',
  `delivers_to` tinyint(1) NOT NULL DEFAULT 1,
  PRIMARY KEY (`code`),
  UNIQUE KEY `country_name` (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `customer` (
  `id` char(36) NOT NULL DEFAULT (uuid()),
  `email` varchar(254) NOT NULL,
  `full_name` varchar(120) NOT NULL,
  `birthday` date DEFAULT NULL,
  `newsletter` tinyint(1) NOT NULL DEFAULT 0,
  `interests` set('espresso','filter','tea','machines') NOT NULL DEFAULT '',
  `preferences` json DEFAULT NULL,
  `referred_by` char(36) DEFAULT NULL COMMENT 'Who brought them here (the "bring a friend" campaign).',
  `default_address_id` bigint unsigned DEFAULT NULL,
  `created_at` datetime NOT NULL DEFAULT CURRENT_TIMESTAMP,
  `updated_at` datetime NOT NULL DEFAULT CURRENT_TIMESTAMP ON UPDATE CURRENT_TIMESTAMP,
  `deleted_at` datetime DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `customer_email` (`email`),
  KEY `customer_referred_by` (`referred_by`),
  CONSTRAINT `customer_referred_by_fk` FOREIGN KEY (`referred_by`) REFERENCES `customer` (`id`) ON DELETE SET NULL,
  CONSTRAINT `customer_default_address_fk` FOREIGN KEY (`default_address_id`) REFERENCES `address` (`id`) ON DELETE SET NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COMMENT='People who buy; a deleted one keeps its row for the books.';

CREATE TABLE `address` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT,
  `customer_id` char(36) NOT NULL,
  `street` varchar(160) NOT NULL,
  `city` varchar(80) NOT NULL,
  `postal_code` varchar(12) NOT NULL,
  `country_code` char(2) NOT NULL,
  `latitude` double DEFAULT NULL CHECK (`latitude` >= -90 AND `latitude` <= 90),
  `longitude` double DEFAULT NULL CHECK (`longitude` >= -180 AND `longitude` <= 180),
  PRIMARY KEY (`id`),
  CONSTRAINT `address_customer_fk` FOREIGN KEY (`customer_id`) REFERENCES `customer` (`id`) ON DELETE CASCADE,
  CONSTRAINT `address_country_fk` FOREIGN KEY (`country_code`) REFERENCES `country` (`code`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `loyalty_card` (
  `customer_id` char(36) NOT NULL,
  `card_number` char(12) NOT NULL,
  `points` int unsigned NOT NULL DEFAULT 0,
  `tier` enum('bronze','silver','gold') NOT NULL DEFAULT 'bronze',
  `valid_until` date DEFAULT NULL,
  PRIMARY KEY (`customer_id`),
  UNIQUE KEY `loyalty_card_number` (`card_number`),
  CONSTRAINT `loyalty_card_customer_fk` FOREIGN KEY (`customer_id`) REFERENCES `customer` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `category` (
  `id` int unsigned NOT NULL AUTO_INCREMENT,
  `parent_id` int unsigned DEFAULT NULL,
  `name` varchar(60) NOT NULL,
  `sort_order` smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (`id`),
  UNIQUE KEY `category_parent_name` (`parent_id`,`name`),
  CONSTRAINT `category_parent_fk` FOREIGN KEY (`parent_id`) REFERENCES `category` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `product` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT,
  `sku` varchar(24) NOT NULL,
  `name` varchar(140) NOT NULL,
  `name_lower` varchar(140) GENERATED ALWAYS AS (lower(`name`)) STORED,
  `description` mediumtext,
  `category_id` int unsigned DEFAULT NULL,
  `price` decimal(10,2) NOT NULL,
  `roast_level` enum('light','medium','dark') DEFAULT NULL,
  `caffeine_mg` float DEFAULT NULL COMMENT 'Per cup of 200 ml; */ unknown for beans that were never measured',
  `net_weight_g` mediumint unsigned DEFAULT NULL,
  `details` json DEFAULT NULL,
  `thumbnail` mediumblob,
  `active` tinyint(1) NOT NULL DEFAULT 1,
  `version` int NOT NULL DEFAULT 0,
  `created_at` datetime(6) NOT NULL DEFAULT CURRENT_TIMESTAMP(6),
  `updated_at` datetime(6) NOT NULL DEFAULT CURRENT_TIMESTAMP(6) ON UPDATE CURRENT_TIMESTAMP(6),
  PRIMARY KEY (`id`),
  UNIQUE KEY `product_sku` (`sku`),
  KEY `product_category` (`category_id`),
  KEY `product_name_lower` (`name_lower`(40)),
  FULLTEXT KEY `product_description` (`description`),
  CONSTRAINT `product_price_positive` CHECK (`price` >= 0),
  CONSTRAINT `product_category_fk` FOREIGN KEY (`category_id`) REFERENCES `category` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `price_change` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT,
  `product_sku` varchar(24) NOT NULL,
  `changed_on` date NOT NULL,
  `old_price` decimal(10,2) NOT NULL,
  `new_price` decimal(10,2) NOT NULL,
  PRIMARY KEY (`id`),
  CONSTRAINT `price_change_product_fk` FOREIGN KEY (`product_sku`) REFERENCES `product` (`sku`) ON UPDATE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `label` (
  `id` smallint unsigned NOT NULL AUTO_INCREMENT,
  `name` varchar(30) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `label_name` (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `product_label` (
  `product_id` bigint unsigned NOT NULL,
  `label_id` smallint unsigned NOT NULL,
  PRIMARY KEY (`product_id`,`label_id`),
  KEY `product_label_label` (`label_id`),
  CONSTRAINT `product_label_product_fk` FOREIGN KEY (`product_id`) REFERENCES `product` (`id`) ON DELETE CASCADE,
  CONSTRAINT `product_label_label_fk` FOREIGN KEY (`label_id`) REFERENCES `label` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `supplier` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT,
  `name` varchar(120) NOT NULL,
  `contact_email` varchar(254) DEFAULT NULL,
  `founded` year DEFAULT NULL,
  `country_code` char(2) DEFAULT NULL,
  PRIMARY KEY (`id`),
  CONSTRAINT `supplier_country_fk` FOREIGN KEY (`country_code`) REFERENCES `country` (`code`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `product_supplier` (
  `product_id` bigint unsigned NOT NULL,
  `supplier_id` bigint unsigned NOT NULL,
  `purchase_price` decimal(10,4) NOT NULL,
  `delivery_days` smallint unsigned NOT NULL DEFAULT 14,
  `preferred` tinyint(1) NOT NULL DEFAULT 0,
  PRIMARY KEY (`product_id`,`supplier_id`),
  CONSTRAINT `product_supplier_product_fk` FOREIGN KEY (`product_id`) REFERENCES `product` (`id`),
  CONSTRAINT `product_supplier_supplier_fk` FOREIGN KEY (`supplier_id`) REFERENCES `supplier` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `warehouse` (
  `code` varchar(8) NOT NULL,
  `name` varchar(80) NOT NULL,
  `opens_at` time NOT NULL DEFAULT '07:00:00',
  `closes_at` time NOT NULL DEFAULT '18:30:00',
  PRIMARY KEY (`code`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `stock` (
  `warehouse_code` varchar(8) NOT NULL,
  `product_id` bigint unsigned NOT NULL,
  `quantity` int unsigned NOT NULL DEFAULT 0,
  `shelf` varchar(10) DEFAULT NULL,
  PRIMARY KEY (`warehouse_code`,`product_id`),
  CONSTRAINT `stock_warehouse_fk` FOREIGN KEY (`warehouse_code`) REFERENCES `warehouse` (`code`),
  CONSTRAINT `stock_product_fk` FOREIGN KEY (`product_id`) REFERENCES `product` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `stock_movement` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT,
  `warehouse_code` varchar(8) NOT NULL,
  `product_id` bigint unsigned NOT NULL,
  `change` int NOT NULL,
  `reason` varchar(200) DEFAULT NULL,
  `moved_at` timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (`id`),
  CONSTRAINT `stock_movement_stock_fk` FOREIGN KEY (`warehouse_code`, `product_id`)
    REFERENCES `stock` (`warehouse_code`, `product_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `coupon` (
  `code` varchar(20) NOT NULL,
  `percent` tinyint unsigned NOT NULL CHECK (`percent` BETWEEN 1 AND 100),
  `from` date NOT NULL,
  `to` date DEFAULT NULL,
  `limit` int unsigned DEFAULT NULL,
  PRIMARY KEY (`code`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COMMENT='Column names are words that SQL reserves.';

CREATE TABLE `user` (
  `id` binary(16) NOT NULL,
  `login` varchar(40) NOT NULL,
  `display_name` varchar(80) NOT NULL,
  `manager_id` binary(16) DEFAULT NULL,
  `hired_on` date NOT NULL,
  `hourly_wage` decimal(6,2) DEFAULT NULL,
  `class` enum('clerk','packer','buyer','manager') NOT NULL DEFAULT 'clerk',
  PRIMARY KEY (`id`),
  UNIQUE KEY `user_login` (`login`),
  CONSTRAINT `user_manager_fk` FOREIGN KEY (`manager_id`) REFERENCES `user` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COMMENT='The people who work here.';

CREATE TABLE `order` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT,
  `customer_id` char(36) NOT NULL,
  `shipping_address_id` bigint unsigned NOT NULL,
  `billing_address_id` bigint unsigned DEFAULT NULL,
  `coupon_code` varchar(20) DEFAULT NULL,
  `handled_by` binary(16) DEFAULT NULL,
  `status` enum('new','paid','in packing','shipped','returned','cancelled') NOT NULL DEFAULT 'new',
  `channel` varchar(10) NOT NULL DEFAULT 'web' CHECK (`channel` IN ('web','phone','letter')),
  `note` text,
  `version` int NOT NULL DEFAULT 0,
  `created_at` timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
  `updated_at` timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP ON UPDATE CURRENT_TIMESTAMP,
  PRIMARY KEY (`id`),
  KEY `order_customer` (`customer_id`,`created_at`),
  CONSTRAINT `order_customer_fk` FOREIGN KEY (`customer_id`) REFERENCES `customer` (`id`),
  CONSTRAINT `order_shipping_address_fk` FOREIGN KEY (`shipping_address_id`) REFERENCES `address` (`id`),
  CONSTRAINT `order_billing_address_fk` FOREIGN KEY (`billing_address_id`) REFERENCES `address` (`id`),
  CONSTRAINT `order_coupon_fk` FOREIGN KEY (`coupon_code`) REFERENCES `coupon` (`code`),
  CONSTRAINT `order_handled_by_fk` FOREIGN KEY (`handled_by`) REFERENCES `user` (`id`) ON DELETE SET NULL
) ENGINE=InnoDB AUTO_INCREMENT=100000 DEFAULT CHARSET=utf8mb4;

CREATE TABLE `order_line` (
  `order_id` bigint unsigned NOT NULL,
  `line_no` smallint unsigned NOT NULL,
  `product_id` bigint unsigned NOT NULL,
  `quantity` int NOT NULL CHECK (`quantity` BETWEEN 1 AND 999),
  `unit_price` decimal(10,2) NOT NULL CHECK (`unit_price` >= 0),
  PRIMARY KEY (`order_id`,`line_no`),
  CONSTRAINT `order_line_order_fk` FOREIGN KEY (`order_id`) REFERENCES `order` (`id`) ON DELETE CASCADE,
  CONSTRAINT `order_line_product_fk` FOREIGN KEY (`product_id`) REFERENCES `product` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `shipment` (
  `id` char(36) NOT NULL DEFAULT (uuid()),
  `order_id` bigint unsigned NOT NULL,
  `carrier` varchar(40) NOT NULL,
  `tracking_code` varchar(60) DEFAULT NULL,
  `shipped_at` datetime DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `shipment_tracking_code` (`tracking_code`),
  CONSTRAINT `shipment_order_fk` FOREIGN KEY (`order_id`) REFERENCES `order` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `shipment_line` (
  `shipment_id` char(36) NOT NULL,
  `order_id` bigint unsigned NOT NULL,
  `line_no` smallint unsigned NOT NULL,
  `quantity` int NOT NULL CHECK (`quantity` > 0),
  PRIMARY KEY (`shipment_id`,`order_id`,`line_no`),
  CONSTRAINT `shipment_line_shipment_fk` FOREIGN KEY (`shipment_id`) REFERENCES `shipment` (`id`) ON DELETE CASCADE,
  CONSTRAINT `shipment_line_order_line_fk` FOREIGN KEY (`order_id`,`line_no`) REFERENCES `order_line` (`order_id`,`line_no`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `invoice` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT,
  `order_id` bigint unsigned NOT NULL,
  `invoice_number` varchar(20) NOT NULL,
  `total` decimal(12,2) NOT NULL,
  `issued_on` date NOT NULL,
  `due_on` date NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `invoice_order` (`order_id`),
  UNIQUE KEY `invoice_number` (`invoice_number`),
  CONSTRAINT `invoice_dates` CHECK (`due_on` >= `issued_on`),
  CONSTRAINT `invoice_order_fk` FOREIGN KEY (`order_id`) REFERENCES `order` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `review` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT,
  `product_id` bigint unsigned NOT NULL,
  `customer_id` char(36) NOT NULL,
  `rating` tinyint NOT NULL CHECK (`rating` >= 1 AND `rating` <= 5),
  `title` varchar(100) NOT NULL,
  `body` text,
  `created_at` timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (`id`),
  UNIQUE KEY `review_once` (`product_id`,`customer_id`),
  CONSTRAINT `review_product_fk` FOREIGN KEY (`product_id`) REFERENCES `product` (`id`) ON DELETE CASCADE,
  CONSTRAINT `review_customer_fk` FOREIGN KEY (`customer_id`) REFERENCES `customer` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

CREATE TABLE `page_visit` (
  `visited_at` datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `path` varchar(200) NOT NULL,
  `customer_id` char(36) DEFAULT NULL,
  `duration_ms` bigint DEFAULT NULL,
  KEY `page_visit_time` (`visited_at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COMMENT='Written by the web server only, never changed and never looked up by key.';

SET FOREIGN_KEY_CHECKS = 1;

CREATE VIEW `product_rating` AS
  SELECT p.`id` AS `product_id`, p.`name` AS `product_name`, count(r.`id`) AS `reviews`, avg(r.`rating`) AS `average_rating`
    FROM `product` p LEFT JOIN `review` r ON r.`product_id` = p.`id`
   GROUP BY p.`id`, p.`name`;

INSERT INTO `country` (`code`, `name`, `vat_percent`) VALUES
  ('PT', 'Portugal', 23.00), ('NZ', 'New Zealand', 15.00), ('CI', 'Côte d\'Ivoire; West Africa', 18.00);
