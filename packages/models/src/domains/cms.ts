export const CMS = `domain cms: Content management
says Editors write pages of a site, arrange them in menus, and publish them.
like Drupal, Contentful, Strapi, Squarespace, Wix
cues cms, content management, website builder, headless cms, content management system, web content, site builder, landing page builder

core
user (editor, author, admin): Person who works on the site.
  email! unique, display_name!, user_role {author|editor|admin} = author, active = true
site (website): A website.
  name!, domain_name! unique, default_language text(10) = en
page (article, content, entry): Something to be read on a site.
  title!, slug!, body!, meta_description text(255), language text(10) = en, status {draft|in_review|published|archived}, published_at
  => site, parent -> page, author -> user!, unique(site, slug, language)
page_revision (revision, version): How a page was before.
  revision_number! int 1.., title!, body!, saved_at = now
  => page, editor -> user!, unique(page, revision_number)
media_file (media, image, asset, file): A picture or a file.
  file_name!, file_url!, content_type! text(120), size_bytes big 0.., alt_text text(255)
  => site, uploader -> user
menu (navigation): Links that stand together.
  name!
  => site, unique(site, name)
menu_item (navigation item, link): One link of a menu.
  label!, target_url, position 0.. = 0
  => menu, -> page cascade, parent -> menu_item cascade

pack tags (tag, category): Tags
tag (category): A word pages are found by.
  name! text(40) unique, slug! unique
page_tag: A tag on a page.
  => page, => tag, unique(page, tag)

pack forms (form, contact form, submission): Forms
form (contact form): Fields visitors fill in.
  name!, recipient_email, active = true
  => site
form_submission (submission): What a visitor sent.
  content!, sender_email, submitted_at = now
  => form
`;
