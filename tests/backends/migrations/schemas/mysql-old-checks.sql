-- Checks that MySQL read and forgot before 8.0.16: it refuses some of them now.
CREATE TABLE owner (id int NOT NULL AUTO_INCREMENT, code int DEFAULT NULL, PRIMARY KEY (id), UNIQUE KEY (code), CHECK (id > 0)) ENGINE=InnoDB;
CREATE TABLE pet (id int NOT NULL, owner_id int, code int, PRIMARY KEY (id), CHECK (owner_id > 3), CHECK (`code` > 0), CHECK (id > 0),
  CONSTRAINT pet_owner FOREIGN KEY (owner_id) REFERENCES owner (id) ON DELETE SET NULL,
  CONSTRAINT pet_code FOREIGN KEY (code) REFERENCES owner (code) ON UPDATE CASCADE) ENGINE=InnoDB;
