import MDXComponents from '@theme-original/MDXComponents';
import { Deferred, ScrollableTable, TaskCheckbox } from '@site/src/page/doc-page';
import { EvidenceResults } from '@site/src/page/evidence/EvidenceResults';
import PageAd from './PageAd';

/** Elements of MDX pages. The swizzle CLI can't wrap an object, so the original is spread here. */
export default {
  ...MDXComponents,
  Deferred,
  EvidenceResults,
  PageAd,
  input: TaskCheckbox,
  table: ScrollableTable,
};
