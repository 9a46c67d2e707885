export { index } from '../mysql/indexes.ts';
