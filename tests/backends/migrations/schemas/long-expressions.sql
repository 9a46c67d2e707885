-- Indexes over expressions whose texts MySQL takes for unlimited ones.
CREATE TABLE person (id serial PRIMARY KEY, nick varchar(90), given varchar(300), family varchar(300), mail varchar(600));
CREATE INDEX person_nick ON person (lower(nick));
CREATE INDEX person_mail ON person (lower(mail));
CREATE UNIQUE INDEX person_name ON person ((given || ' ' || family));
