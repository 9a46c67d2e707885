import { VERBS } from '../vocabulary/verbs.ts';
import { oneOf, severalOf } from './last-word.ts';

const NAME = String.raw`[\p{L}-]+(?: [\p{L}-]+)?`;
const ONE = String.raw`(?:(?:an?|the|each|every|one|many|several|all) )?`;
const MANY = String.raw`(?:many|several|multiple|more than one|lots of|any number of)`;

/** How two things belong together, as somebody would draw it: "1:n", "many to many", "one gallery, many sculptures". */
const MUTUAL: readonly RegExp[] = [
  String.raw`${ONE}(?<one>${NAME}) and ${ONE}(?<other>${NAME}) (?:are|is|have an?|form an?|stand in an?)(?: linked| connected| related)? (?:many[- ]to[- ]many|n ?[:-] ?[mn]|m ?[:-] ?n)(?: relation(?:ship)?)?`,
  String.raw`${ONE}(?<one>${NAME}?) (?:has|have|is|are)(?: linked| connected| related)?(?: in)?(?: an?)? (?:many[- ]to[- ]many|n ?[:-] ?[mn]|m ?[:-] ?n)(?: relation(?:ship)?)? (?:with|to) ${ONE}(?<other>${NAME})`,
  String.raw`(?<one>${NAME}?) ?(?:\([nm]\) ?(?:-+|:|>) ?\([nm]\)|[nm] ?[:-] ?[nm]|many[- ]to[- ]many) ?(?<other>${NAME})`,
  String.raw`${ONE}(?<other>${NAME}?) (?:is|are|can be|may be) (?:(?:shared|re-?used) (?:between|among|across|by|in) (?:many |several |multiple |different |all )?|used (?:across |(?:by|in) (?:many|several|multiple|different) ))(?<one>${NAME})`,
  String.raw`${ONE}(?<one>${NAME}?) (?:can have|may have|has|have) ${MANY} (?<other>${NAME}?),? (?:and |while )?(?:an?|each|every|one) ${NAME} (?:can have |may have |has |can be in |is in )?${MANY} ${NAME}`,
  String.raw`${ONE}(?<one>${NAME}?) (?:can have|may have|has|have|can belong to|belong to|can be in) (?:${MANY} )?(?<other>${NAME}?),? and (?:vice versa|the other way (?:a)?round|conversely)`,
].map((way) => new RegExp(`^${way}$`, 'iu'));

const ONE_TO_MANY: readonly RegExp[] = [
  String.raw`(?<one>${NAME}?) ?(?:\(1\) ?(?:-+|:|>) ?\([nm*]\)|1 ?[:-] ?[nm*]|1 to (?:n|many)|one[- ]to[- ]many) ?(?<other>${NAME})`,
  String.raw`one (?<one>${NAME}?),? (?:has )?(?:many|several|multiple) (?<other>${NAME})`,
  String.raw`(?:there are |we have )?(?:many|several|multiple) (?<other>${NAME}?) per (?<one>${NAME})`,
  String.raw`(?:we|i|you) (?:(?:need|want|have) to |must |should )*(?:record|know|see|track|store|note|keep) (?:which|what) (?<one>${NAME}?) (?:an?|each|every|the) (?<other>${NAME}?) (?:is|was|belongs|comes|stands|hangs|works|lives|plays) (?:in|at|on|to|for|from|with)`,
  String.raw`per (?<one>${NAME}?) (?:there are|we have|there can be) (?:many|several|multiple|up to \d+) (?<other>${NAME})`,
].map((way) => new RegExp(`^${way}$`, 'iu'));

/** "Departments can be nested", "Categories form a tree" */
const NESTED = new RegExp(
  String.raw`^${ONE}(?<one>${NAME}?) (?:(?:can|may) be (?:nested|hierarchical|recursive)|(?:are|is) (?:nested|hierarchical|organi[sz]ed (?:in|as) an? (?:tree|hierarchy))|(?:form|build|make)s? an? (?:tree|hierarchy)|(?:has|have) an? (?:tree structure|hierarchy))(?<rest>$|[,.;] .*)`,
  'iu',
);

/** "from one pier to another", "leave a depot and arrive at another one", "picked up at one shop and dropped off at another" */
const TWO_ENDS: readonly RegExp[] = [
  String.raw`(?<head>.{3,120}?) from (?:an?|one) (?<end>[\p{L}-]+) to (?:another(?: one| \k<end>)?|(?:an?|the next|a different) (?:one|\k<end>))(?<rest>$|[ ,].*)`,
  String.raw`(?<head>.{3,120}?) (?:leaves?|departs? from|starts? (?:at|in|from)) (?:an?|one) (?<end>[\p{L}-]+) and (?:arrives? (?:at|in)|ends? (?:at|in)|goes to|stops? (?:at|in)|reach(?:es)?) (?:another|a different)(?: one| \k<end>)?(?<rest>$|[ ,].*)`,
  String.raw`(?<head>.{3,120}?) (?:is|are|gets?) (?:picked up|collected|loaded|sent|rented|taken) (?:at|in|from) (?:an?|one) (?<end>[\p{L}-]+) and (?:dropped off|delivered|unloaded|returned|brought|given back) (?:at|in|to) (?:another|a different)(?: one| \k<end>)?(?<rest>$|[ ,].*)`,
  String.raw`(?<head>.{3,120}?) (?:runs?|goes|go|sails?|fl(?:y|ies)|drives?|travels?|moves?|operates?) between (?:two )?(?<end>[\p{L}-]+s)(?<rest>$|,.*)`,
].map((way) => new RegExp(`^${way}$`, 'iu'));

const PAIR = /\b(?:an?|the|one) (?:from|sending) ([\p{L}-]+) and (?:an?|the|one) (?:to|receiving) \1\b/giu;

/** A sentence with how two things belong together said in the plainest way. */
export function plainLinks(said: string): string {
  const paired = said.replace(PAIR, 'an origin $1 and a destination $1');
  for (const way of MUTUAL) {
    const { one = '', other = '' } = way.exec(paired)?.groups ?? {};
    if (one !== '' && other !== '')
      return `${several(one)} have many ${several(other)}. ${several(other)} have many ${several(one)}`;
  }
  for (const way of ONE_TO_MANY) {
    const { one = '', other = '' } = way.exec(paired)?.groups ?? {};
    if (one !== '' && other !== '') return `Each ${single(other)} belongs to one ${single(one)}`;
  }
  const { one, rest = '' } = NESTED.exec(paired)?.groups ?? {};
  if (one !== undefined) return `Each ${single(one)} can have a parent ${single(one)}${rest}`;
  return twoEnds(paired) ?? paired;
}

function twoEnds(said: string): string | undefined {
  for (const way of TWO_ENDS) {
    const { head = '', end = '', rest = '' } = way.exec(said)?.groups ?? {};
    const record = recordOf(head);
    if (record === undefined || end === '') continue;
    const ends = `Each ${single(record)} has an origin ${single(end)} and a destination ${single(end)}`;
    const more = /^,? (?:and )?(?:has|have|with) (.*)$/u.exec(rest)?.[1];
    return more === undefined ? `${head}${rest}. ${ends}` : `${head}. ${ends}, ${more}`;
  }
  return undefined;
}

/** What goes from one end to the other: what stands in front, or who acts where a verb does. */
function recordOf(head: string): string | undefined {
  const words = head.split(' ').filter((word) => !/^(?:an?|the|each|every|our|all)$/iu.test(word));
  const last = words.at(-1) ?? '';
  const noun = VERBS.get(last.toLowerCase())?.form;
  if (noun === undefined || (noun === 's' && words.length > 2)) return /^\p{L}+$/u.test(last) ? last : undefined;
  const [first = '', second = ''] = words;
  return /^\p{L}+$/u.test(first) && second !== '' ? first : undefined;
}

const single = (name: string): string => oneOf(name.toLowerCase());

const several = (name: string): string => severalOf(single(name));
