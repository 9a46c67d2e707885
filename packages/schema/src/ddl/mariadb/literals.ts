export { literals } from '../mysql/literals.ts';
