import MDXComponents from '@theme-original/MDXComponents';
import AdSlot from '../AdSlot';
import { Deferred, ScrollableTable, TaskCheckbox } from '@site/src/page/doc-page';
import { EvidenceResults } from '@site/src/page/evidence/EvidenceResults';

/** Elements of MDX pages. The swizzle CLI can't wrap an object, so the original is spread here. */
export default {
  ...MDXComponents,
  AdSlot,
  Deferred,
  EvidenceResults,
  input: TaskCheckbox,
  table: ScrollableTable,
};
