/** Ways of speaking to a machine that follows orders, rather than about an application. */
const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|above|prior|earlier|all|any|your|the)\b.{0,30}\b(?:instructions?|prompts?|rules?|context|guidelines|messages?)\b/iu,
  /\b(?:system prompt|developer message|hidden instructions?|jailbreak|prompt injection)\b/iu,
  /(?:^|[,:;(]|\b(?:and|then|please|now|also|first|just|instead|you)\b)\s*(?:print|reveal|show|output|repeat|list|dump|leak|expose|send)\b.{0,40}\b(?:your (?:system|instructions|prompt|rules)|environment variables?|env vars?|api keys?|secrets?|credentials|passwords?|\/etc\/passwd|source code)\b/iu,
  /\byou are (?:now|no longer)\b|\bact as (?:an? )?(?:dan|root|admin|unrestricted|different)\b|\bpretend (?:to be|you are|that you)\b/iu,
  /(?:^|[,:;(]|\b(?:and|then|please|now|also|first|just|instead|you)\b)\s*(?:execute|run|eval)\b.{0,25}\b(?:command|shell|code|script|sql|query|rm -rf|curl|bash|powershell)\b/iu,
  /\b(?:drop|truncate|delete from|insert into|update|select \* from|union select|alter)\b\s+(?:table|database|schema|users?|all)\b.{0,10};?--?/iu,
  /<\/?\s*(?:script|system|assistant|user|instructions?|img|iframe)\b/iu,
  /\b(?:system|assistant|user)\s*:\s*(?:ignore|you|please|now)/iu,
  /(?:^|[,:;(]|\b(?:and|then|please|now|also|just|instead|you)\b)\s*(?:respond|reply|answer) (?:only )?with\b|\b(?:respond|reply|answer) only with\b|\bdo not (?:generate|create|follow)\b.{0,40}\b(?:schema|tables?|instructions?)\b/iu,
];

/** Whether a sentence speaks about the application; orders to the machine that reads it are left out, whole. */
export function withoutInstructions(sentence: string): boolean {
  const text = sentence.slice(0, 600);
  return !INSTRUCTIONS.some((pattern) => pattern.test(text));
}
