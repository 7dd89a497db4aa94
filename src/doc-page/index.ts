export { BackToTopCorner } from './BackToTopCorner';
export { ContentsAside } from './contents/ContentsAside';
export { ContentsBar } from './contents/ContentsBar';
export { DocHeader } from './DocHeader';
export { EditLinks } from './EditLinks';
export { LanguageNotice } from './LanguageNotice';
export type { PageFacts } from './front-matter';
export { TaskCheckbox } from './TaskCheckbox';
export { ScrollableTable } from './ScrollableTable';
