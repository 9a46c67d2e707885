-- Projects are pushed to GitLab, too. Hosts number their repositories each by itself.
alter table push add column host text not null default 'github' check (host in ('github', 'gitlab'));
alter table pushed add column host text not null default 'github' check (host in ('github', 'gitlab'));
alter table pushed drop constraint pushed_pkey;
alter table pushed add primary key (project_id, host, repository_id, version);
