CREATE TABLE `event` (`id` int NOT NULL AUTO_INCREMENT, `payload` json NOT NULL, `seen` datetime DEFAULT '0000-00-00 00:00:00',
  `kind` varchar(40) GENERATED ALWAYS AS (payload->>'$.kind') VIRTUAL, PRIMARY KEY (`id`), KEY `kind` (`kind`)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
CREATE VIEW `event_kind` AS SELECT id, payload->>'$.kind' AS kind, payload->'$.at' AS at FROM event;
CREATE VIEW `event_ids` AS SELECT id FROM event;
