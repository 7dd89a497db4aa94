export { InlineCode } from './InlineCode';
