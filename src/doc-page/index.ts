export { DocHeader } from './DocHeader';
export type { PageFacts } from './front-matter';
export { TaskCheckbox } from './TaskCheckbox';
