-- A project whose repetition fails stays what its last archive is. Until now it was failed, and its archive out of reach.
update project
set status = 'completed', options = generation.options, name = generation.options ->> 'projectName'
from generation
where project.status = 'failed' and generation.project_id = project.id and generation.archive_key = project.archive_key;
