export const FLASHCARDS = `domain flashcards: Flashcards
says Learners make decks of cards, and see each card again when they are about to forget it.
like Anki, Quizlet, Brainscape
cues flashcard, flash card, spaced repetition, flashcard app, vocab cards, study cards, memory cards, language flashcards
about card

core
learner (user, student): Who learns.
  email! unique, display_name! text(80), daily_goal int 1..500 = 20, timezone = UTC
deck (card set, stack): Cards that belong together.
  title!, description, language, visibility {private|link|public} = private, card_order {created|random|due} = due
  owner -> learner!
card (flashcard, flash card, vocabulary, word): A question and its answer.
  front_text! long, back_text! long, hint text(200), example_text long, audio_url, image_url, position 0..
  => deck
tag (topic, subject): A word cards are found by.
  name! unique, color
card_tag: A word on a card.
  added_at = now
  => card, -> tag! cascade, unique(card, tag)
card_progress (progress, schedule): How well a learner knows a card, and when it comes again.
  ease decimal 1..5 = 2.5, interval_days int 0.. = 0, repetitions int 0.. = 0, lapses int 0.. = 0, due_at = now, status {new|learning|review|suspended}
  => card, -> learner!, unique(card, learner)
card_review (review, answer): One answer of a learner.
  answered_at = now, grade! {again|hard|good|easy}, seconds int 0..
  => card, -> learner!

pack sessions (study session, streak): Study sessions
study_session (session): A time of learning.
  started_at!, ended_at >= started_at, cards_seen int 0.. = 0, cards_right int 0.. = 0
  -> learner!, -> deck

pack sharing (shared deck, class, teacher): Sharing
deck_share (shared deck): Who else may use a deck.
  can_edit = false, shared_at = now
  => deck, -> learner!, unique(deck, learner)
deck_rating (rating): What a learner thinks of a deck.
  stars! 1..5, comment
  => deck, -> learner!, unique(deck, learner)
`;
