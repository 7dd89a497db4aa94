import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { fenceFile, fencesOf, isLive, writeFence } from '../source/live-fences';
import { attribute, moduleNode } from './mdx-nodes';
import { checkFile, readAttributes } from './read-demo';

/** A demo of a page. */
export interface DemoOfPage {
  name: string;
  /** Its file, from the site's folder; for a live code block, as if it were next to the page. */
  file: string;
  /** How the page's module imports it. */
  request: string;
  /** The author's options, as written. */
  options: Record<string, unknown>;
}

/** Options of the remark plugin. */
export interface RemarkDemoOptions {
  /** Absolute path of the site. */
  siteDir: string;
  /** Module that exports `Demo`, the component that shows demos. */
  viewer: string;
  /** The other attributes of a demo: expressions in the page's module. */
  attributesOf: (demo: DemoOfPage) => Record<string, string>;
  /** What's wrong with the author's options, and the fix; by default, any are valid. */
  faultsOf?: (options: Record<string, unknown>) => readonly string[];
  /** How code blocks with `live` become demos; by default, they don't. */
  live?: {
    /** Name of the component in `@theme` that shows them. */
    component: string;
    /** @throws A message of the page if the code has a fault. */
    check: (code: Code, page: string, vfile: VFile) => void;
  };
}

const DEMO = 'Demo';

/** Replaces each live code block with a demo. */
function visitLive(parent: { children: unknown[] }, replace: (code: Code) => unknown): void {
  parent.children.forEach((child, index) => {
    const node = child as Code & { children?: unknown[] };
    if (node.type === 'code' && /^[jt]sx$/.test(node.lang ?? '') && isLive(node.meta)) {
      parent.children[index] = replace(node);
    } else if (node.children) {
      visitLive(node as { children: unknown[] }, replace);
    }
  });
}

/**
 * Connects `<Demo name="Foo" />` to `./demos/Foo.tsx`, and turns live code blocks into demos.
 *
 * @throws A message with file and line for a missing file, a file without default export, an
 *   unknown or contradictory option, or a demo that is shown twice.
 */
export function remarkDemo({ siteDir, viewer, attributesOf, faultsOf, live }: RemarkDemoOptions) {
  return (tree: Root, vfile: VFile) => {
    const seen = new Set<string>();
    const imports = new Set<string>();
    const page = path.relative(siteDir, vfile.path).replaceAll('\\', '/');

    const attach = (node: MdxJsxFlowElement, demo: DemoOfPage) => {
      const added = Object.entries(attributesOf(demo));
      node.attributes.push(...added.map(([name, value]) => attribute(name, value)));
    };

    const connect = (node: MdxJsxFlowElement) => {
      const fail = (reason: string): never => vfile.fail(`<Demo> ${reason}`, node.position);
      const { name, options } = readAttributes(node, fail);
      const faults = faultsOf?.(options) ?? [];
      if (faults.length > 0) {
        fail(`"${name}": ${faults.join(' ')}`);
      }
      if (seen.has(name)) {
        fail(
          `"${name}" is shown twice on this page. Show it once, and link to #${name} elsewhere.`,
        );
      }
      seen.add(name);
      imports.add(`import { ${DEMO} } from ${JSON.stringify(viewer)};`);
      const file = path.posix.join(path.posix.dirname(page), 'demos', `${name}.tsx`);
      checkFile(path.join(siteDir, file), siteDir, fail);
      attach(node, { name, file, request: `./demos/${name}.tsx`, options });
    };

    const walk = (nodes: readonly unknown[]) => {
      for (const node of nodes as (MdxJsxFlowElement & { children?: unknown[] })[]) {
        if (node.name === DEMO && node.type === 'mdxJsxFlowElement') {
          connect(node);
        } else if (node.name === DEMO) {
          vfile.fail(
            '<Demo> is inside a paragraph. Put it on a separate line, with an empty line before and after.',
            node.position,
          );
        }
        walk(node.children ?? []);
      }
    };
    walk(tree.children);

    const replaceLive = ({ component, check }: NonNullable<typeof live>) => {
      const fences = fencesOf(String(vfile)).values();
      visitLive(tree, (code) => {
        const fence = fences.next().value;
        const fail = (reason: string): never =>
          vfile.fail(`A live fence ${reason}`, code.position as never);
        if (!fence || fence.code !== code.value) {
          return fail('must start at the beginning of a line, outside lists and quotes.');
        }
        if (/\bfrom\s*['"]\./.test(code.value)) {
          return fail('can only import packages. Create a demo for code that imports a file.');
        }
        check(code, page, vfile);
        const { name } = fence;
        const written = writeFence(siteDir, page, fence);
        const request = path.relative(path.dirname(vfile.path), written).replaceAll('\\', '/');
        const demo: MdxJsxFlowElement = {
          type: 'mdxJsxFlowElement',
          name: component,
          attributes: [{ type: 'mdxJsxAttribute', name: 'name', value: name }],
          children: [],
        };
        imports.add(`import ${component} from "@theme/${component}";`);
        attach(demo, { name, file: fenceFile(page, name), request, options: {} });
        return demo;
      });
    };
    if (live) {
      replaceLive(live);
    }

    for (const code of imports) {
      tree.children.unshift(moduleNode(code));
    }
  };
}
