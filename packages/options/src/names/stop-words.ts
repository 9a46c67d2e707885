/** Words that say nothing about what an application is: articles, prepositions, pronouns, and how people ask for one. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'the and for with that this from into onto over under about then than them they their there these those which who ' +
    'whom whose what when where while will would should could can may might must shall has have had was were are been ' +
    'being you your our ours its his her hers him she out off per via not but nor yet all any each every some such ' +
    'want wants need needs like please help make makes making create creates creating build builds building generate ' +
    'generates write develop design let get give use uses using used based simple new one app application apps ' +
    'applications system systems backend backends service services project projects software program website site web ' +
    'platform tool api apis rest database databases schema schemas sql dump table tables spring boot java'
  ).split(' '),
);
