export { MarkdownTools } from './MarkdownTools';
export { PageMetadata } from './PageMetadata';
