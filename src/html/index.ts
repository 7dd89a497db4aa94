export { useHtml } from './use-html';
