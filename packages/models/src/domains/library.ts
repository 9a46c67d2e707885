export const LIBRARY = `domain library: Library
says Members borrow copies of books, give them back, and reserve what is lent.
like Koha, LibraryThing
cues library, library management, public library, library system, book lending, book loan, lending library, book rental, library catalog, school library, borrow books
about book

core
author (writer): Person who wrote books.
  name!, birth_year, death_year, biography long
category (genre, subject): What books are about.
  name! unique, description
book (title, item, publication, media): A work, however many copies of it there are.
  title!, subtitle, isbn unique, publisher_name, published_year 0..2100, language text(10), pages 1.., description
  -> category
book_author: Who wrote a book; there may be several.
  author_position int 1.. = 1
  => book, -> author!, unique(book, author)
copy (book copy, exemplar): One piece on the shelf, with its label.
  barcode! unique, shelf_mark text(40), acquired_on, condition {new|good|worn|damaged} = good, status {available|on_loan|reserved|lost|withdrawn}
  -> book!, -> branch
member (patron, reader, borrower, user, student): Person who borrows.
  card_number! unique, first_name!, last_name!, email! unique, phone, address, joined_on!, expires_on >= joined_on, status {active|suspended|expired}
loan (borrowing, checkout, lending, borrow record): A copy somebody has at home.
  borrowed_at = now, due_on!, returned_at >= borrowed_at, renewals int 0.. = 0
  -> copy!, -> member!
reservation (hold, request): A book somebody waits for.
  status {waiting|ready|collected|cancelled|expired}, reserved_at = now, ready_until
  -> book!, => member

pack fines (fine, late fee, overdue): Fines
fine (late fee, penalty): What is owed for a loan.
  amount! 0.., reason_type {overdue|damaged|lost} = overdue, issued_on!, paid_at, waived flag
  -> loan!, -> member!

pack branches (branch, location): Branches
branch (location): A house of the library.
  name! unique, address!, phone

pack staff (librarian, staff): Staff
librarian (staff, employee): Person who works in the library.
  staff_number! unique, first_name!, last_name!, email! unique
  -> branch

pack reviews (review, rating): Reviews
book_review (review, rating): What a member thinks of a book.
  rating! 1..5, comment
  => book, => member, unique(book, member)
`;
