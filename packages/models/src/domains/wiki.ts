export const WIKI = `domain wiki: Wiki and documents
says People write pages in spaces, with every version kept.
like Notion, Confluence, MediaWiki, Evernote, Obsidian, Google Docs
cues wiki, knowledge base, note taking, documentation platform, internal wiki, knowledge management, collaborative documents, note taking app, personal notes, collaborative editor

core
user (author, member, editor): Person who reads and writes.
  email! unique, display_name!, active = true
space (workspace, notebook, folder): Pages that belong together.
  name!, slug! unique, description, visibility {private|team|public} = team
  owner -> user!
space_member (member access, permission): Who may do what in a space.
  access_level {read|write|admin} = read
  => space, => user, unique(space, user)
page (document, note, article): Something written; pages can stand below others.
  title!, slug!, body!, status {draft|published|archived}, position 0.. = 0
  => space, parent -> page, author -> user!, unique(space, slug)
page_version (version, revision, history): How a page was before.
  version_number! int 1.., title!, body!, saved_at = now, change_note text(255)
  => page, editor -> user!, unique(page, version_number)
comment: What somebody says about a page.
  body!, resolved flag, written_at = now
  => page, author -> user!, parent -> comment cascade

pack tags (tag, label): Tags
tag (label): A word pages are found by.
  name! text(40) unique, color text(20)
page_tag: A tag on a page.
  => page, => tag, unique(page, tag)

pack files (attachment, file, image): Files
attachment (file, image): A file of a page.
  file_name!, file_url!, size_bytes big 0..
  => page, uploader -> user

pack reminders (favorite, watch, reminder): Favourites
favorite (watch): A page somebody keeps at hand.
  => user, => page, unique(user, page)
`;
