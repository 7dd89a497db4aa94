import MDXComponents from '@theme-original/MDXComponents';
import { ScrollableTable, TaskCheckbox } from '@site/src/doc-page';

/** Elements of MDX pages; the CLI cannot wrap an object, so it is spread by hand. */
export default { ...MDXComponents, input: TaskCheckbox, table: ScrollableTable };
