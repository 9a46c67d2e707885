export const RECORD_KEEPING = `domain record-keeping: Records of any kind
says People keep records of something: what it is, how it stands, who looks after it, and what was noted.
like Airtable, Memento
cues record keeping, custom database, simple database, records app, data collection app, register of anything
about record

core
user (staff, employee, person): Who keeps the records.
  email! unique, first_name!, last_name!, role {reader|editor|administrator} = editor, active = true
category (kind, type, group): What records are sorted by.
  name! unique, description
record (entry): One of the things that are kept.
  name!, reference unique, description, status {planned|active|finished|archived} = planned, starts_on, ends_on >= starts_on
  -> category, owner -> user
record_note (note, comment, update): What was noted about it.
  body!, noted_at = now
  => record, author -> user!
record_task (task, to do): What has to be done for it.
  title!, due_on, status {open|in_progress|done}
  => record, assignee -> user

pack attachments (file, photo, attachment, document): Files
record_file (file, photo, attachment, document): A file that belongs to it.
  file_name!, file_url! text(500), uploaded_at = now
  => record, uploaded_by -> user

pack history (history, change): History
record_change (change, history entry): What was changed.
  field_name!, old_value text(255), new_value text(255), changed_at = now
  => record, changed_by -> user

pack tags (tag, label): Tags
tag (label): A word to find records by.
  name! unique, color
record_tag: A tag of a record.
  => record, => tag, unique(record, tag)
`;
