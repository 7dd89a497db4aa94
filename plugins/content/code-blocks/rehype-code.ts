import path from 'node:path';
import type { Element, ElementContent, Properties, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { PACKAGE_MANAGERS } from '../../../src/reader/settings/types';
import { apiIndexFor, linksOf } from '../../reference/code-links/code-links';
import type { ApiIndex } from '../../reference/code-links/code-links';
import { readFence } from './fence';
import type { Fence } from './fence';
import { FenceError } from '../../shared/highlight/fence-error';
import { highlight, highlightLines } from '../../shared/highlight/highlight';
import { jsxElement } from '../../shared/highlight/mdx-nodes';
import { moduleNode } from 'docusaurus-demo-islands/mdx-nodes';
import { commandsFor } from './package-managers';

/** Options of the rehype plugin. */
export interface RehypeCodeOptions {
  siteDir: string;
}

const TABS = 'PackageManagerTabs';
const TABS_MODULE = '@site/src/page/code/package-managers/PackageManagerTabs';

function textOf(node: Element): string {
  const text = node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return text.replace(/\n$/, '');
}

function languageOf({ properties }: Element): string | undefined {
  const names = Array.isArray(properties.className) ? properties.className : [];
  return names
    .map(String)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
}

function codeOf(node: ElementContent): Element | null {
  if (node.type !== 'element' || node.tagName !== 'pre') {
    return null;
  }
  const [code] = node.children;
  return code?.type === 'element' && code.tagName === 'code' ? code : null;
}

function metaOf({ data, properties }: Element): string {
  const { meta = '' } = (data ?? {}) as { meta?: string };
  return String(properties.metastring ?? meta);
}

type GetIndex = () => ApiIndex;

function blockProps(fence: Fence, getIndex: GetIndex): Properties {
  const { language = '', options, lines, result } = fence;
  const { title, firstLine } = options;
  const isByLine = firstLine !== undefined || lines.some(({ marks }) => marks.size > 0);
  const code = lines.map(({ text }) => text).join('\n');
  const links = linksOf(result, language, getIndex);
  return {
    html: isByLine ? highlightLines(lines, language, links) : highlight(code, language, links),
    ...(language ? { language } : {}),
    ...(title ? { title } : {}),
    ...(firstLine === undefined ? {} : { firstLine }),
  };
}

function tabsProps({ result, options: { title } }: Fence): Record<string, string> {
  const commands = PACKAGE_MANAGERS.map((manager) => [
    manager,
    highlight(commandsFor(result, manager), 'bash'),
  ]);
  return { ...(Object.fromEntries(commands) as Record<string, string>), ...(title && { title }) };
}

function convert(pre: Element, code: Element, getIndex: GetIndex): Element | MdxJsxFlowElementHast {
  const fence = readFence(textOf(code), languageOf(code), metaOf(code));
  return fence.options.npm
    ? jsxElement(TABS, tabsProps(fence))
    : { ...pre, properties: blockProps(fence, getIndex), children: [] };
}

/**
 * Highlights the code blocks of a page at build time, so pages don't include a highlighter. Each
 * becomes a `pre` with the props of `src/theme/CodeBlock`. A block with the option `npm` becomes tabs;
 * only pages with tabs import them.
 *
 * @throws A message with file, line and fix for the errors of `readFence` and `commandsFor`.
 */
export function rehypeCode({ siteDir }: RehypeCodeOptions) {
  return (tree: Root, vfile: VFile) => {
    let hasTabs = false;
    const file = path.relative(siteDir, vfile.path).replaceAll('\\', '/');
    // API pages have no links, which would refer to the same page.
    const getIndex = () =>
      path.posix.basename(path.posix.dirname(file)) === 'api'
        ? new Map<string, never>()
        : apiIndexFor(file, siteDir);

    const visit = (parent: { children: unknown[] }) => {
      (parent.children as ElementContent[]).forEach((node, index) => {
        const code = codeOf(node);
        if (code) {
          try {
            const made = convert(node as Element, code, getIndex);
            hasTabs ||= made.type === 'mdxJsxFlowElement';
            parent.children[index] = made;
          } catch (error) {
            if (error instanceof FenceError) {
              const line = (node.position?.start.line ?? 0) + error.line;
              vfile.fail(`${file}:${line}: ${error.message}`);
            }
            throw error;
          }
        } else if ('children' in node) {
          visit(node);
        }
      });
    };
    visit(tree);

    if (hasTabs) {
      tree.children.unshift(moduleNode(`import { ${TABS} } from "${TABS_MODULE}";`));
    }
  };
}
