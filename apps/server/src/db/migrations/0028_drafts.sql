-- What the browser calls the draft a project was made of. Sent twice, by a reload or by two tabs, it stays one project.
alter table project add column draft text;
create unique index project_draft on project (account_id, draft);
