const LOOKS =
  /\b(?:button|buttons|colou?rs? of the|font|fonts|layout|page|pages|screen|screens|homepage|navbar|sidebar|menu bar|dark mode|light mode|theme of the|css|html|frontend|front-end|ui|ux|logo of the|background|responsive|animation|popup|modal|icon set|prettier|nicer|beautiful|faster|quicker|performance|speed|cheaper)\b/u;
const WORKS =
  /\b(?:login|log in|sign in|signup|oauth|jwt|two factor|2fa|authentication|authorization|api docs?|swagger|unit tests?|tests for|docker|kubernetes|deploy|deployment|backup|backups|encrypt|encryption|https|cache|caching|pagination|search bar|full text search|export|import|csv|excel|pdf|send (?:an? )?(?:emails?|sms|mails?|notifications?)|email (?:the|our|my|every|all) \w+|print(?:ing)?|dashboards?|charts?|graphs?|translate|translation of|language of the|github|microservices?|spring boot|kotlin|python|java)\b/u;
const TALK =
  /^(?:thanks?|thank you|hello|hi|hey|ok|okay|cool|great|nice|good|yes|no|why|what|who|how|when|where|is|are|does|do you|can you (?:explain|tell)|explain|tell me|show me|looks good|perfect|hmm+)\b(?!.*\b(?:add|remove|rename|delete|need|should|must|make|change|drop|longer|more|two)\b)/u;
const ROWS =
  /\b(?:insert|delete|update|fill|populate|seed)\b.{0,30}\b(?:rows?|records?|sample data|test data|example data|entries older|where id|dummy data)\b|\bsample data\b|\btest data\b/u;

/** Whether a sentence asks for something no statement about tables can say. */
export function isNoMatter(sentence: string): boolean {
  return LOOKS.test(sentence) || WORKS.test(sentence) || TALK.test(sentence) || ROWS.test(sentence);
}
