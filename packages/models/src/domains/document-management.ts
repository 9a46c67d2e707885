export const DOCUMENT_MANAGEMENT = `domain document-management: Document management
says Documents are filed in folders, versioned, approved and kept as long as they must be.
like SharePoint, Dropbox, Google Drive, DocuSign, Box
cues document management, document management system, file storage, file sharing, contract management, dms, document archive, document approval, cloud storage, file manager, contract lifecycle, e signature, document sharing

core
user (employee, author, member): Person who works with documents.
  email! unique, first_name!, last_name!, active = true
folder (directory): Where documents lie; folders can lie in others.
  name!
  parent -> folder restrict, owner -> user!, unique(parent, name)
document_type (category, type): A kind of document, and how long it is kept.
  name! unique, retention_months int 0..
document (file, contract): Something that is kept.
  number! unique, title!, status {draft|in_review|approved|archived|expired}, valid_from_date, valid_until >= valid_from_date
  -> folder!, -> document_type, owner -> user!
document_version (version, revision): The file itself, version by version.
  version_number! int 1.., file_name!, file_url!, size_bytes! big 0.., checksum text(64), uploaded_at = now
  => document, uploader -> user!, unique(document, version_number)
permission (share, access): Who may do what with a folder.
  access_level {read|write|admin} = read
  => folder, => user, unique(folder, user)

pack approvals (approval, workflow, review, signature, e signature): Approvals
approval (review, signature): What somebody has to say to a version.
  decision {pending|approved|rejected} = pending, comment, decided_at
  => document_version, approver -> user!, unique(document_version, approver)

pack tags (tag, keyword): Tags
tag (keyword): A word documents are found by.
  name! text(40) unique, color text(20)
document_tag: A tag on a document.
  => document, => tag, unique(document, tag)

pack audit (audit, access log, activity log): Access log
access_log_entry (audit log, access log): Who did what with a document.
  action! {viewed|downloaded|edited|shared|deleted}, occurred_at = now
  => document, -> user!
`;
