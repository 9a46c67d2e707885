import { wordSet } from './word-set.ts';

/**
 * Words that one of the databases in wide use takes as a column's name in quotes only. A column is given its table's name
 * in front instead, so that the text can be read without quotes everywhere.
 */
export const RESERVED_WORDS = wordSet(`
  number date level size comment mode access file session accessible add all alter analyse analyze and any array as asc authorization before between bigint binary blob both by
  call cascade case cast change char character check collate column concurrently condition constraint continue convert
  create cross cube current_date current_time current_timestamp current_user cursor database databases dec decimal declare
  default delayed delete desc describe distinct distinctrow div do double drop dual each else elseif empty end except
  exists exit explain false fetch float for force foreign freeze from full fulltext function generated get grant greatest
  group grouping groups having if ignore in index infile inner inout insert int integer intersect interval into is iterate
  join json key keys kill lag lateral lead leading least leave left like limit linear lines load localtime lock long loop
  match merge mod modifies natural none normalize not null nullif numeric of off offset on only open_ optimize option or
  order out outer over overlay partition placing position precision primary procedure purge range rank read reads real
  recursive references regexp release rename repeat replace require resignal restrict return returning revoke right row
  rows schema schemas select separator session_user set setof show signal similar smallint some spatial specific sql ssl
  starting substring symmetric system table tables tablesample terminated then time timestamp to trailing treat trigger trim
  true undo union unique unlock unsigned update usage use user using values varchar variadic verbose virtual when where
  while window with write xor year_month zerofill`);
