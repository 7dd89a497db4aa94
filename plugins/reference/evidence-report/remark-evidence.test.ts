import path from 'node:path';
import type { Root, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { VFile } from 'vfile';
import type { Evidence } from 'accessibility-evidence';
import { productById } from '@site/src/foundation/products';
import { nodesOf } from '../../shared/markdown-nodes';
import { evidence, failure, row } from './fixtures/evidence';
import { remarkEvidence } from './remark-evidence';

const SITE = '/site';
const [instance] = productById('material-ui').docs;

const TABLE = '| Key | Action |\n| --- | --- |\n| Tab | Moves `on`. |\n| Enter | Opens. |';

function run(found: Evidence, file = 'docs-material/components/chip/chip.mdx', text = TABLE): Root {
  const tree: Root = { type: 'root', children: nodesOf(text) };
  const data = { frontMatter: { slug: '/react-chip' } };
  const archives = [
    { folder: 'docs-material_versioned_docs/version-6', basePath: '/material-ui/v6' },
  ] as never;
  remarkEvidence({
    siteDir: SITE,
    instance: instance!,
    archives,
    evidence: () => new Map([[found.page, found]]),
  })(tree, new VFile({ path: path.join(SITE, file), data }));
  return tree;
}

const typesOf = ({ children }: Root | MdxJsxFlowElement): string[] =>
  children.map(({ type }) => type);

/** What the page shows below the heading of its results. */
const resultsOf = (tree: Root) => tree.children.at(-1) as MdxJsxFlowElement;

it('ends a page with its results', () => {
  const tree = run(evidence());
  expect(typesOf(tree)).toEqual(['table', 'heading', 'mdxJsxFlowElement']);
  expect(toString(tree.children[1])).toBe('Accessibility test results');
  expect(resultsOf(tree).name).toBe('EvidenceResults');
  expect(typesOf(resultsOf(tree))).toEqual(['paragraph', 'list', 'table']);
});

it('finds the evidence of an archived page, and adds nothing to a page without evidence', () => {
  const archived = 'docs-material_versioned_docs/version-6/chip.mdx';
  const old = evidence({ page: '/material-ui/v6/react-chip/' });
  expect(typesOf(run(old, archived))).toContain('heading');
  expect(typesOf(run(old))).toEqual(['table']);
  expect(typesOf(run(evidence(), archived))).toEqual(['table']);
});

it('collapses four failures, and lists fewer', () => {
  const rules = ['color-contrast', 'target-size', 'label', 'list'];
  const failures = rules.map((rule) => failure('BasicChips', { rule }));
  expect(typesOf(resultsOf(run(evidence({ failures }))))).toContain('mdxJsxFlowElement');
  const few = resultsOf(run(evidence({ failures: failures.slice(1) })));
  expect(typesOf(few).filter((type) => type === 'list')).toHaveLength(2);
});

describe('keyboard tables', () => {
  const tableOf = (rows: Evidence['keyboard']['rows'], text = TABLE) =>
    toString(run(evidence({ keyboard: { rows } }), undefined, text).children[0]);

  it('show the result of each row', () => {
    const rows = [row('Tab', 'Moves on.', 'passed'), row('Enter', 'Opens.', 'failed')];
    expect(tableOf(rows)).toBe('KeyActionTestTabMoves on.PassedEnterOpens.Failed');
  });

  it('have a column for it', () => {
    const rows = [row('Tab', 'Moves on.', 'passed')];
    const [table] = run(evidence({ keyboard: { rows } })).children;
    expect((table as Table).align).toHaveLength(3);
  });

  it('show rows that changed since as not tested', () => {
    const rows = [row('Tab', 'Moves on.', 'passed'), row('Enter', 'Closes.', 'passed')];
    expect(tableOf(rows)).toBe('KeyActionTestTabMoves on.PassedEnterOpens.Not tested');
  });

  it('stay as they are without a tested row', () => {
    expect(tableOf([row('Tab', 'Moves on.', 'not executed')])).not.toContain('Test');
  });
});
