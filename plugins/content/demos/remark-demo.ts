import fs from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { fenceFile, fencesOf, isLive, writeFence } from 'docusaurus-demo-islands/live-fences';
import { sourceFacts } from 'docusaurus-demo-islands/source';
import { sourcePath } from './demo-path';
import { demoOptionFaults } from './demo-options';
import { missingImport } from './fence-imports';
import { FenceError } from '../../shared/highlight/fence-error';
import { parseCode } from '../../shared/highlight/parse-code';
import { attribute, moduleNode } from '../../shared/mdx-nodes';
import type { DemoScope } from '../../../src/foundation/products';

/** Options of the remark plugin. */
export interface RemarkDemoOptions {
  siteDir: string;
  /** Scope of each docs folder. */
  folders: Record<string, DemoScope>;
}

const DEMO = 'Demo';

/** The component of `@docusaurus/theme-live-codeblock`. It renders `src/theme/Playground`. */
const LIVE = 'LiveCodeBlock';
const VIEWER = '@site/src/demos/page/Demo';

function valueOf(attribute_: MdxJsxAttribute): unknown {
  const { value } = attribute_;
  if (value === null || value === undefined) {
    return true;
  }
  if (typeof value === 'string') {
    return value;
  }
  try {
    return JSON.parse(value.value);
  } catch {
    return `{${value.value}}`;
  }
}

function readAttributes(node: MdxJsxFlowElement, fail: (reason: string) => never) {
  const options = node.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute'
      ? [attribute.name, valueOf(attribute)]
      : fail('takes no spread attributes. Write each option out.'),
  );
  const { name, ...rest } = Object.fromEntries(options) as Record<string, unknown>;
  if (typeof name !== 'string' || !/^[A-Z]\w*$/.test(name)) {
    return fail(
      `has the name ${JSON.stringify(name)}. Give the file's name without its ending: <Demo name="BasicButtons" />.`,
    );
  }
  return { name, rest };
}

function checkFile(file: string, siteDir: string, fail: (reason: string) => never): void {
  const shown = path.relative(siteDir, file);
  if (!fs.existsSync(file)) {
    fail(`shows a file that does not exist: ${shown}. Create it, or correct the name.`);
  }
  if (!sourceFacts(fs.readFileSync(file, 'utf8'), file).hasDefaultExport) {
    fail(
      `shows ${shown}, which has no default export. Export the component: export default function …`,
    );
  }
}

/** Checks the code here, because errors of the bundler and the server would name the generated module. */
function checkFence({ value, position }: Code, scope: DemoScope | undefined, vfile: VFile): void {
  const failAt = (line: number, reason: string): never =>
    vfile.fail(reason, { line: (position?.start.line ?? 1) + line, column: 1 });
  try {
    parseCode(value, 'tsx');
  } catch (error) {
    if (error instanceof FenceError) {
      failAt(error.line, `The live fence: ${error.message}`);
    }
    throw error;
  }
  const missing = missingImport(value, scope);
  if (missing) {
    const { name, line, cure } = missing;
    failAt(line, `The live fence uses ${name}, which it doesn't import. ${cure}`);
  }
}

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
 * Connects `<Demo name="Foo" />` to `./demos/Foo.tsx`: the island's module for the server and the
 * browser, and the facts that the page needs. A live code block becomes a demo too.
 *
 * @throws A message with file and line for a missing file, a file without default export, an
 *   unknown or contradictory option, or a demo that is shown twice.
 */
export function remarkDemo({ siteDir, folders }: RemarkDemoOptions) {
  return (tree: Root, vfile: VFile) => {
    const seen = new Set<string>();
    const imports = new Set<string>();

    const scopeOf = (file: string) =>
      Object.entries(folders).find(([folder]) => file.startsWith(`${folder}/`))?.[1];

    const attach = (
      node: MdxJsxFlowElement,
      absolute: string,
      request: string,
      query: 'island' | 'frame' = 'island',
    ) => {
      const file = path.relative(siteDir, absolute).replaceAll('\\', '/');
      const island = JSON.stringify(`${request}?${query}`);
      node.attributes.push(
        attribute('scope', JSON.stringify(scopeOf(file))),
        attribute('source', JSON.stringify(sourcePath(file))),
        attribute('facts', `require(${JSON.stringify(`${request}?facts`)})`),
        attribute('load', `() => import(${island})`),
        attribute('server', `__SERVER__ ? require(${island}) : null`),
      );
    };

    const connect = (node: MdxJsxFlowElement) => {
      const fail = (reason: string): never => vfile.fail(`<Demo> ${reason}`, node.position);
      const { name, rest } = readAttributes(node, fail);
      const faults = demoOptionFaults(rest);
      if (faults.length > 0) {
        fail(`"${name}": ${faults.join(' ')}`);
      }
      if (seen.has(name)) {
        fail(
          `"${name}" is shown twice on this page. Show it once, and link to #${name} elsewhere.`,
        );
      }
      seen.add(name);
      imports.add(`import { ${DEMO} } from ${JSON.stringify(VIEWER)};`);
      const absolute = path.join(path.dirname(vfile.path), 'demos', `${name}.tsx`);
      checkFile(absolute, siteDir, fail);
      attach(node, absolute, `./demos/${name}.tsx`, rest.frameOnly ? 'frame' : 'island');
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

    const page = path.relative(siteDir, vfile.path).replaceAll('\\', '/');
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
      checkFence(code, scopeOf(page), vfile);
      const request = path.relative(path.dirname(vfile.path), writeFence(siteDir, page, fence));
      const demo: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: LIVE,
        attributes: [{ type: 'mdxJsxAttribute', name: 'name', value: fence.name }],
        children: [],
      };
      imports.add(`import ${LIVE} from "@theme/${LIVE}";`);
      attach(demo, path.join(siteDir, fenceFile(page, fence.name)), request.replaceAll('\\', '/'));
      return demo;
    });

    for (const code of imports) {
      tree.children.unshift(moduleNode(code));
    }
  };
}
