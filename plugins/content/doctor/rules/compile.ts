import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { pageCompiler, reportOf } from '../compile-page';
import type { CompileReport } from '../compile-page';
import type { Page, Site } from '../site';
import type { PageRule } from './rule';

const compilers = new WeakMap<Site, ReturnType<typeof pageCompiler>>();

/** Front matter in place of that with an error. */
const FIELDS = { title: 'Page', slug: '/page', description: 'About it.' };

/** The compiler stops at the first error; more errors of a page than these help nobody. */
const MAX_ERRORS = 20;

const PHRASING =
  /^(?:text|link|linkReference|emphasis|strong|delete|inlineCode|break|image|imageReference|mdx\w*Text\w*|textDirective|listItem|tableRow|tableCell|root)$/;

/** The block of a page that contains a line. */
function blockAt({ tree }: Page, line: number): Nodes | undefined {
  let block: Nodes | undefined;
  visit(tree, (node) => {
    const { start, end } = node.position ?? {};
    if (start && end && start.line <= line && line <= end.line && !PHRASING.test(node.type)) {
      block = node;
    }
  });
  return block;
}

/** A page without the block that has an error; `null` if there is none at the line. */
function withoutBlock(page: Page, line: number): Page | null {
  const block = blockAt(page, line);
  const { start, end } = block?.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) {
    return null;
  }
  const blank = page.text.slice(start.offset, end.offset).replaceAll(/\S/g, ' ');
  const text = page.text.slice(0, start.offset) + blank + page.text.slice(end.offset);
  return text === page.text
    ? null
    : { ...page, text, ...(block?.type === 'yaml' ? { frontMatter: FIELDS } : {}) };
}

/** The errors of a page when it's compiled with all plugins of the site. */
export const compiles: PageRule = {
  id: 'mdx',
  level: 'error',
  repeats: true,
  async check(page, site) {
    const compile = compilers.get(site) ?? pageCompiler(site);
    compilers.set(site, compile);
    const reports: CompileReport[] = [];
    let rest: Page | null = page.hasFields ? page : withoutBlock(page, 1);
    while (rest && reports.length < MAX_ERRORS) {
      try {
        await compile(rest);
        return reports;
      } catch (error) {
        const report = reportOf(error, page.file, site.root);
        reports.push(report);
        rest = withoutBlock(rest, (error as { line?: number }).line ?? report.line);
      }
    }
    return reports;
  },
};
