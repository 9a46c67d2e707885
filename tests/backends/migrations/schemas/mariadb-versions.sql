-- MariaDB dump 10.19: rows with their earlier states, periods, hidden columns and partitions of history
CREATE TABLE `price` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `amount` decimal(10,2) NOT NULL,
  `hidden_code` varchar(20) INVISIBLE DEFAULT 'x',
  `must` varchar(20) NOT NULL INVISIBLE DEFAULT 'y',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci WITH SYSTEM VERSIONING;
CREATE TABLE `contract` (
  `id` int(11) NOT NULL,
  `title` varchar(50) NOT NULL,
  `row_start` timestamp(6) GENERATED ALWAYS AS ROW START INVISIBLE,
  `row_end` timestamp(6) GENERATED ALWAYS AS ROW END INVISIBLE,
  PRIMARY KEY (`id`,`row_end`),
  PERIOD FOR SYSTEM_TIME (`row_start`, `row_end`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 WITH SYSTEM VERSIONING;
CREATE TABLE `tariff` (
  `id` int(11) NOT NULL,
  `name` varchar(50) NOT NULL,
  `valid_from` date NOT NULL,
  `valid_to` date NOT NULL,
  `duration` time NOT NULL DEFAULT '30:00:00',
  `gap` time(3) DEFAULT NULL,
  PERIOD FOR `validity` (`valid_from`, `valid_to`),
  UNIQUE KEY `u` (`id`,`validity` WITHOUT OVERLAPS)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
CREATE TABLE `log` (
  `id` bigint(20) NOT NULL,
  `x` int(11) WITHOUT SYSTEM VERSIONING,
  `start_trx` bigint(20) unsigned GENERATED ALWAYS AS ROW START,
  `end_trx` bigint(20) unsigned GENERATED ALWAYS AS ROW END,
  PRIMARY KEY (`id`),
  PERIOD FOR SYSTEM_TIME (`start_trx`, `end_trx`)
) ENGINE=InnoDB WITH SYSTEM VERSIONING
 PARTITION BY SYSTEM_TIME INTERVAL 1 MONTH
(PARTITION `p0` HISTORY ENGINE = InnoDB,
 PARTITION `pcur` CURRENT ENGINE = InnoDB);
CREATE ALGORITHM=UNDEFINED DEFINER=`root`@`localhost` SQL SECURITY DEFINER VIEW `old_prices` AS select `price`.`id` AS `id`,`price`.`amount` AS `amount` from `price` FOR SYSTEM_TIME ALL;
