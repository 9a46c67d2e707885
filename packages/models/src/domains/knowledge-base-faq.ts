export const KNOWLEDGE_BASE_FAQ = `domain knowledge-base-faq: Help centre
says Customers search articles and questions that a team writes, keeps current and translates.
like Helpjuice, Document360, Zendesk Guide, GitBook, HelpDocs
cues faq, help center, help centre, faq page, customer knowledge base, faq system, knowledge base articles, self service portal, support knowledge base, frequently asked questions, help articles, product documentation

core
content_author (author, editor, agent, user): Person who writes or edits.
  email! unique, full_name!, access_role {writer|editor|admin} = writer, active = true
category (section, topic area): Where an article stands, a tree.
  name!, slug! unique, description, icon text(40), position 1.. = 1, audience {public|customers|internal} = public
  parent -> category
article (help article, guide, page): A text that helps.
  title!, slug! unique, summary, body! long, status {draft|in_review|published|archived}, published_at, review_due_on, position 1.. = 1, view_count 0.. = 0
  -> category!, author -> content_author!
article_version (version, revision): An article as it was.
  version_number! int 1.., title!, body! long, change_note text(255), saved_at = now
  => article, editor -> content_author!, unique(article, version_number)
faq_entry (question, faq, frequently asked question): A short question and its answer.
  question! text(255), answer_text! long, position 1.. = 1, status {draft|published|archived}
  -> category!, author -> content_author, -> article
article_vote (feedback, helpful vote, rating): Whether an article helped.
  was_helpful flag = true, comment, voted_at = now, visitor_token text(64)
  => article, unique(article, visitor_token)

pack search (search, search term, synonym): Search
search_log (search term, search): What readers looked for.
  query_text! text(255), result_count! 0.., searched_at = now, language text(10) = en
  clicked_article -> article
search_synonym (synonym): Words that mean the same.
  word! text(80), same_as! text(80), unique(word, same_as)

pack languages (language, translation): Translations
language: A language articles are written in.
  code! text(10) unique, name!, is_default, active = true
article_translation (translation): An article in another language.
  title!, slug!, body! long, status {outdated|in_work|published}
  => article, -> language!, translator -> content_author, unique(article, language), unique(language, slug)

pack tags (tag, keyword, related article): Tags and relations
tag (keyword): A word articles are marked with.
  name! unique, slug! unique
article_tag: A tag of an article.
  => article, => tag, unique(article, tag)
related_article: An article one should read as well.
  position 1.. = 1
  => article, other_article -> article! cascade, unique(article, other_article)

pack files (attachment, image, file, video): Files
article_file (attachment, image): A picture or file of an article.
  file_name!, file_url!, size_bytes big 0.., alt_text text(255)
  => article

pack review (review, approval, workflow): Review
article_review (approval): What an editor says before it is published.
  verdict {pending|approved|changes_wanted} = pending, comment, requested_at = now, decided_at >= requested_at
  => article, reviewer -> content_author!

pack asks (customer question, ask a question, contact form, ticket, comment): Questions of readers
reader_question (customer question, comment): A question nothing answers yet.
  asker_name, asker_email!, question_text! long, asked_at = now, answered_at >= asked_at, status {new|answered|turned_into_article|closed}
  -> category, answered_by -> content_author, -> article
`;
