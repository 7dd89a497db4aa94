import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Evidence } from 'accessibility-evidence';
import type { DocsArchive, DocsInstance } from '../../../src/foundation/products';
import { conditionsPath } from './conformance-path';
import { demoInCondition, uncheckedStates } from './demo-in-condition';
import { markKeyboardRows } from './keyboard-marks';
import { folded, nodesOf, wrapped } from '../../shared/markdown-nodes';
import { pageReport } from './page-report';
import { pagePath } from './page-path';

/** From this number of failures, their list is collapsed. */
const LONG = 4;

/** Options of the remark plugin. */
export interface RemarkEvidenceOptions {
  siteDir: string;
  instance: DocsInstance;
  archives: readonly DocsArchive[];
  /** The evidence by the path of its page. */
  evidence: () => ReadonlyMap<string, Evidence>;
}

/**
 * Adds the results of the accessibility tests to the end of a page, in `<EvidenceResults>`, and marks to its
 * keyboard tables. Pages without evidence stay as they are.
 */
export function remarkEvidence({ siteDir, instance, archives, evidence }: RemarkEvidenceOptions) {
  return (tree: Root, vfile: VFile) => {
    const file = path.relative(siteDir, vfile.path).replaceAll('\\', '/');
    const found = evidence().get(pagePath(file, vfile.data.frontMatter, [...archives, instance]));
    if (!found) {
      return;
    }
    markKeyboardRows(tree, found);
    const { title, summary, failures, engines } = pageReport(found, {
      demo: demoInCondition,
      file: (name) => `pathname:///${name}`,
      conformance: conditionsPath(found),
    });
    const list = failures ? uncheckedStates(nodesOf(failures.list)) : [];
    const known =
      failures && failures.count >= LONG
        ? [folded(failures.lead, list)]
        : nodesOf(failures ? `${failures.lead}:` : '').concat(list);
    tree.children.push(
      ...nodesOf(`## ${title}`),
      wrapped('EvidenceResults', [...nodesOf(summary), ...known, ...nodesOf(engines)]),
    );
  };
}
