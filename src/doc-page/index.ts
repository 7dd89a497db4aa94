export { DocHeader } from './DocHeader';
export type { PageFacts } from './front-matter';
