export { BackToTopCorner } from './BackToTopCorner';
export { ContentsAside } from './contents/ContentsAside';
export { ContentsBar } from './contents/ContentsBar';
export { DocHeader } from './DocHeader';
export { EditLinks } from './EditLinks';
export type { PageFacts } from './front-matter';
export { TaskCheckbox } from './TaskCheckbox';
export { ScrollableTable } from './ScrollableTable';
