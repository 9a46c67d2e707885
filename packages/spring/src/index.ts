export { renderSystem } from './render-system.ts';
