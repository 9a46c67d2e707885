CREATE TABLE teachers (
  id SERIAL PRIMARY KEY,
  full_name VARCHAR(120) NOT NULL,
  email VARCHAR(190) UNIQUE
);

CREATE TABLE students (
  id SERIAL PRIMARY KEY,
  full_name VARCHAR(120) NOT NULL,
  email VARCHAR(190),
  enrolled_on DATE
);

CREATE TABLE courses (
  id SERIAL PRIMARY KEY,
  title VARCHAR(160) NOT NULL,
  credits INTEGER,
  teacher_id INTEGER NOT NULL REFERENCES teachers (id)
);

CREATE TABLE enrollments (
  id SERIAL PRIMARY KEY,
  student_id INTEGER NOT NULL REFERENCES students (id),
  course_id INTEGER NOT NULL REFERENCES courses (id),
  grade VARCHAR(2),
  UNIQUE (student_id, course_id)
);

CREATE TABLE rooms (
  id SERIAL PRIMARY KEY,
  name VARCHAR(40) NOT NULL,
  capacity INTEGER
);
