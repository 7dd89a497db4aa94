import fs from 'node:fs';
import path from 'node:path';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { sourceFacts } from '../source';

type Fail = (reason: string) => never;

function valueOf({ value }: MdxJsxAttribute): unknown {
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

/** The name of a demo and the author's options, as written. */
export function readAttributes(node: MdxJsxFlowElement, fail: Fail) {
  const written = node.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute'
      ? [attribute.name, valueOf(attribute)]
      : fail('takes no spread attributes. Write each option out.'),
  );
  const { name, ...options } = Object.fromEntries(written) as Record<string, unknown>;
  if (typeof name !== 'string' || !/^[A-Z]\w*$/.test(name)) {
    return fail(
      `has the name ${JSON.stringify(name)}. Give the file's name without its ending: <Demo name="BasicButtons" />.`,
    );
  }
  return { name, options };
}

/** Fails if a demo's file doesn't exist, or has no default export. */
export function checkFile(file: string, siteDir: string, fail: Fail): void {
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
