-- What may stand behind an index of MySQL.
CREATE TABLE `note` (
  `id` int unsigned NOT NULL AUTO_INCREMENT,
  `title` varchar(200) NOT NULL,
  `body` text,
  `place` int DEFAULT NULL,
  PRIMARY KEY (`id`) USING BTREE,
  UNIQUE KEY `title` (`title`(20) DESC, `place`) USING BTREE COMMENT 'by place' KEY_BLOCK_SIZE=4,
  KEY `place` (`place`) /*!80000 INVISIBLE */,
  KEY `gone` (`left_behind`),
  KEY `lowered` ((lower(`title`)), `place` ASC),
  FULLTEXT KEY `words` (`body`) /*!50100 WITH PARSER `ngram` */
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
CREATE INDEX by_both USING BTREE ON note (place, title(10)) ALGORITHM=INPLACE LOCK=NONE;
