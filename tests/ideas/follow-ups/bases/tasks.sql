CREATE TABLE users (
  id UUID PRIMARY KEY,
  username VARCHAR(50) NOT NULL,
  email VARCHAR(190) NOT NULL
);

CREATE TABLE projects (
  id UUID PRIMARY KEY,
  name VARCHAR(120) NOT NULL,
  owner_id UUID NOT NULL REFERENCES users (id)
);

CREATE TABLE tasks (
  id UUID PRIMARY KEY,
  project_id UUID NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  assignee_id UUID REFERENCES users (id),
  title VARCHAR(200) NOT NULL,
  done BOOLEAN NOT NULL DEFAULT FALSE,
  due_date DATE
);

CREATE TABLE labels (
  id UUID PRIMARY KEY,
  name VARCHAR(40) NOT NULL
);

CREATE TABLE task_labels (
  task_id UUID NOT NULL REFERENCES tasks (id) ON DELETE CASCADE,
  label_id UUID NOT NULL REFERENCES labels (id) ON DELETE CASCADE,
  PRIMARY KEY (task_id, label_id)
);
