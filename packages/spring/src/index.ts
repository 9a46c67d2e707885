export { renderBackend } from './render-backend.ts';
