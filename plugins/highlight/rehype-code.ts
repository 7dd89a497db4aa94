import type { Element, ElementContent, Root } from 'hast';
import { highlight } from './highlight';

/** Options that a fence carries after its language. */
interface FenceOptions {
  title?: string;
}

function optionsOf(meta: string): FenceOptions {
  const title = /\btitle=(["'])(.*?)\1/.exec(meta)?.[2];
  return title ? { title } : {};
}

function textOf(node: Element): string {
  return node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

function languageOf({ properties }: Element): string | undefined {
  const names = Array.isArray(properties.className) ? properties.className : [];
  return names
    .map(String)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
}

function fenceOf(node: ElementContent): Element | null {
  if (node.type !== 'element' || node.tagName !== 'pre') {
    return null;
  }
  const [code] = node.children;
  return code?.type === 'element' && code.tagName === 'code' ? code : null;
}

/**
 * Highlights the fences of a page while it is compiled. Each becomes a `pre` with the props of
 * `src/code/CodeBlock`, so that no page carries a highlighter.
 */
export function rehypeCode() {
  return (tree: Root) => {
    const visit = (nodes: readonly unknown[]) => {
      for (const node of nodes as (Element & { data?: { meta?: string } })[]) {
        const code = fenceOf(node);
        if (code) {
          const language = languageOf(code);
          const meta = (code.data as { meta?: string } | undefined)?.meta ?? '';
          const metastring = String(code.properties.metastring ?? meta);
          const { title } = optionsOf(metastring);
          node.properties = {
            html: highlight(textOf(code).replace(/\n$/, ''), language),
            ...(language ? { language } : {}),
            ...(title ? { title } : {}),
          };
          node.children = [];
        } else {
          visit(node.children ?? []);
        }
      }
    };
    visit(tree.children);
  };
}
