export const BOARD_GAME_CAFE = `domain board-game-cafe: Board game café
says Guests book a table, borrow games from the shelf, eat and drink, and come to game nights.
cues board game cafe, board game café, boardgame cafe, game cafe, gaming cafe, tabletop cafe, board game bar, board game library, game night
about board_game

core
guest (customer, member, player): Who comes.
  first_name!, last_name!, email unique, phone, newsletter flag = false
cafe_table (table): A table.
  number! unique, seats! 1.., area text(40), is_accessible = false, status {free|taken|reserved|out_of_order}
board_game (game): A game on the shelf.
  title!, publisher text(80), published_year int 1900..2200, min_players! int 1.., max_players! int 1.., play_minutes int 1.., minimum_age int 0.., complexity int 1..5, shelf_code text(20), rules_url
game_copy (copy): One box of a game.
  barcode! unique, condition {new|good|worn|incomplete} = good, bought_on, missing_parts_text text(200), status {on_shelf|on_table|repair|gone}
  -> board_game!
table_reservation (reservation, booking): A table for a time.
  starts_at!, ends_at! >= starts_at, people! 1.., status {booked|seated|done|cancelled|no_show}, notes
  -> guest!, -> cafe_table
table_visit (visit, session): Guests at a table.
  arrived_at = now, left_at >= arrived_at, people! 1.., fee_per_person money 0..
  -> cafe_table!, -> table_reservation
game_play (play, loan): A game on a table.
  taken_at = now, returned_at >= taken_at, is_complete = true
  -> table_visit!, -> game_copy!

pack food (menu, order, drink, food): Food and drinks
menu_item (drink, dish): Something to eat or drink.
  name! unique, category {drink|snack|meal|dessert} = drink, price! 0.., available = true
table_order (order): What a table ordered.
  ordered_at = now, served_at >= ordered_at, status {open|served|paid|cancelled}
  -> table_visit!
order_line: An item of an order.
  quantity! 1.. = 1, unit_price! 0..
  => table_order, -> menu_item!

pack events (event, tournament, game night): Game nights
game_night (event, tournament): An evening with a theme.
  title!, starts_at!, max_people! 1.., entry_fee 0.., status {planned|open|full|done|cancelled}
  -> board_game
game_night_guest (registration): Who comes.
  registered_at = now, status {registered|waitlisted|came|cancelled}
  => game_night, -> guest!, unique(game_night, guest)

pack memberships (membership, pass): Memberships
guest_membership (membership, pass): A pass of a guest.
  starts_on!, ends_on! >= starts_on, price! 0.., status {active|expired|cancelled}
  -> guest!

pack sales (shop, sale): Shop
game_sale (sale): A game that was sold.
  sold_at = now, price! 0..
  -> board_game!, -> guest

pack ratings (rating, wish): Ratings
game_rating (rating): What a guest says of a game.
  stars! 1..5, comment
  => board_game, -> guest!, unique(board_game, guest)
`;
