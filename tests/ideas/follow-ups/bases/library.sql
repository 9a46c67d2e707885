CREATE TABLE author (
  author_id INTEGER PRIMARY KEY,
  name VARCHAR(120) NOT NULL
);

CREATE TABLE book (
  book_id INTEGER PRIMARY KEY,
  isbn VARCHAR(13),
  title VARCHAR(200) NOT NULL,
  year INTEGER,
  author_id INTEGER REFERENCES author (author_id)
);

CREATE TABLE member (
  member_id INTEGER PRIMARY KEY,
  name VARCHAR(120) NOT NULL,
  email VARCHAR(190)
);

CREATE TABLE loan (
  loan_id INTEGER PRIMARY KEY,
  book_id INTEGER NOT NULL REFERENCES book (book_id),
  member_id INTEGER NOT NULL REFERENCES member (member_id),
  borrowed_on DATE NOT NULL,
  returned_on DATE
);
