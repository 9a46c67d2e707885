export { damaged, evilTexts, nonsense, numbersFrom } from './damage.ts';
export { STATEMENTS } from './statements.ts';
export { tokenFault } from './token-fault.ts';
