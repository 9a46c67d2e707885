import { NameScope } from '@backsmith/text';
import { JAVA_KEYWORDS } from '@backsmith/text';

/** Names the parameters and variables of a call have besides those of the path. */
const OTHERS = ['request', 'filter', 'pageable', 'ifMatch', 'created', 'service'];

/** A scope for the path variables of a call. */
export function callScope(): NameScope {
  return new NameScope({ reserved: [...JAVA_KEYWORDS, ...OTHERS] });
}
