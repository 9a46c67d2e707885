export const BOOK_PUBLISHER = `domain book-publisher: Book publisher
says A publisher acquires manuscripts, makes editions of them, sells copies and pays authors royalties.
like Klopotek, Consonance, Stison
cues book publisher, publishing house, book publishing, publishing company, self publishing, royalty tracking, author royalties, manuscript submission, imprint, literary agency, book production, publisher

core
author (writer, contributor, illustrator, translator): Person who writes, draws or translates.
  first_name, last_name!, pen_name, email unique, phone, bio, country, tax_id, iban, agent_name
imprint (list, publishing program): A name books appear under.
  name! unique, isbn_prefix text(20)
book_title (title, book, work): A work, whatever editions it has.
  title!, subtitle, language text(10) = en, genre text(60), synopsis long, status {acquired|in_editing|in_production|published|out_of_print|cancelled}, planned_on
  -> imprint!
book_contributor: Who made a work, and as what.
  contribution! {author|coauthor|editor|illustrator|translator|narrator}, position 1.. = 1
  => book_title, -> author!, unique(book_title, author, contribution)
publishing_contract (contract, author contract, rights contract): What an author gets.
  number! unique, signed_on!, ends_on >= signed_on, advance_amount 0.. = 0, currency = EUR, territory text(120) = world, status {draft|sent|signed|ended|terminated}
  -> book_title!, -> author!
royalty_term (royalty rate): A share for a format, from a number of copies on.
  format! {hardcover|paperback|ebook|audiobook}, copies_above! int 0.. = 0, royalty_percent! decimal 0..100, basis {list_price|net_receipts} = net_receipts
  => publishing_contract, unique(publishing_contract, format, copies_above)
edition (format, isbn): One form in which a work is sold.
  isbn! unique, format! {hardcover|paperback|ebook|audiobook}, edition_number! int 1.. = 1, published_on, list_price! 0.., currency = EUR, page_count 1.., weight_grams 0.., stock 0.. = 0, status {planned|announced|available|out_of_stock|discontinued}
  => book_title, unique(book_title, format, edition_number)
sale_record (sale, copies sold): Copies sold in a period through one channel.
  period_starts_on!, period_ends_on! >= period_starts_on, channel {trade|online|direct|library|export} = trade, copies_sold! int 0.., copies_returned int 0.. = 0, net_amount!, currency = EUR
  -> edition!, unique(edition, channel, period_starts_on)

pack submissions (submission, manuscript, query, slush pile): Submissions
submission (manuscript, query): A manuscript that was sent in.
  number! unique, title!, genre text(60), word_count 0.., received_on!, decided_on >= received_on, status {received|in_review|revise|accepted|rejected|withdrawn}, file_url
  -> author!, -> book_title
reader_report (review): What a reader of the house thinks.
  reader_name!, verdict {reject|revise|accept} = revise, report_text long, written_on!
  => submission

pack production (editing, proofreading, cover design, production schedule, editor): Production
staff_editor (editor, proofreader, designer): Person who makes books.
  first_name!, last_name!, email! unique, profession {editor|proofreader|designer|typesetter|producer} = editor, active = true
production_step (production schedule, editing, cover design): A step on the way to the book.
  step! {developmental_edit|copy_edit|typesetting|proofreading|cover|printing|release}, planned_on!, done_on, status {planned|in_progress|done|late}
  => book_title, -> staff_editor, unique(book_title, step)

pack printing (print run, printer, printing): Print runs
printer: A house that prints.
  name! unique, email, phone, country
print_run: Copies printed together.
  run_number! int 1.., ordered_on!, delivered_on >= ordered_on, copies! int 1.., unit_cost! 0.., currency = EUR, status {ordered|printing|delivered|cancelled}
  -> edition!, -> printer!, unique(edition, run_number)

pack royalties (royalty statement, royalties, payout): Royalty statements
royalty_statement (statement, payout): What an author earned in a period.
  number! unique, period_starts_on!, period_ends_on! >= period_starts_on, earned_amount! 0.., advance_offset_amount 0.. = 0, payable_amount! 0.., currency = EUR, status {draft|sent|paid}, paid_on
  -> publishing_contract!, unique(publishing_contract, period_starts_on)

pack rights (rights, foreign rights, licence): Rights
rights_deal (foreign rights, licence): Rights sold to another house.
  number! unique, licensee_name!, kind {translation|film|audio|paperback|serial} = translation, language text(10), territory text(120), fee 0.., currency = EUR, signed_on, expires_on >= signed_on, status {offered|negotiating|signed|expired}
  -> book_title!

pack marketing (marketing, review copy, press, launch): Marketing
review_copy (press copy): A copy sent to somebody who may write of it.
  recipient_name!, outlet_name, sent_on!, reviewed_on >= sent_on, review_url
  -> edition!
launch_event (reading, launch): A reading or launch.
  title!, held_at!, place!, expected_guests int 0.., status {planned|held|cancelled}
  -> book_title!
`;
