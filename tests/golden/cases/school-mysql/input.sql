-- Courses and marks: a composite key that is made of foreign keys, a shared key, a table without any key,
-- photos and long texts.
CREATE TABLE `student` (
  `id` int unsigned NOT NULL AUTO_INCREMENT,
  `name` varchar(80) NOT NULL,
  `born_on` date DEFAULT NULL,
  `photo` mediumblob,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB;

CREATE TABLE `locker` (
  `student_id` int unsigned NOT NULL,
  `number` smallint unsigned NOT NULL,
  `paid` tinyint(1) NOT NULL DEFAULT 0,
  PRIMARY KEY (`student_id`),
  UNIQUE KEY (`number`),
  FOREIGN KEY (`student_id`) REFERENCES `student` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB;

CREATE TABLE `course` (
  `code` char(6) NOT NULL,
  `title` varchar(120) NOT NULL,
  `syllabus` mediumtext,
  `kind` enum('lecture','seminar') NOT NULL DEFAULT 'lecture',
  PRIMARY KEY (`code`)
) ENGINE=InnoDB;

CREATE TABLE `course_assistant` (
  `course_code` char(6) NOT NULL,
  `assistant_id` int unsigned NOT NULL,
  PRIMARY KEY (`course_code`,`assistant_id`),
  FOREIGN KEY (`course_code`) REFERENCES `course` (`code`) ON DELETE CASCADE,
  FOREIGN KEY (`assistant_id`) REFERENCES `student` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB;

CREATE TABLE `mark` (
  `student_id` int unsigned NOT NULL,
  `course_code` char(6) NOT NULL,
  `points` decimal(4,1) NOT NULL CHECK (`points` >= 0),
  `given_at` datetime NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (`student_id`,`course_code`),
  FOREIGN KEY (`student_id`) REFERENCES `student` (`id`),
  FOREIGN KEY (`course_code`) REFERENCES `course` (`code`)
) ENGINE=InnoDB;

CREATE TABLE `door_log` (
  `opened_at` datetime NOT NULL,
  `door` varchar(20) NOT NULL,
  `student_id` int unsigned DEFAULT NULL
) ENGINE=InnoDB;
