import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files-below';

/** A live code block in MDX: ```` ```jsx live ````. */
export interface LiveFence {
  /** Name and anchor of its demo on the page. */
  name: string;
  /** Its original text. */
  code: string;
}

// Matches every code block, so one shown inside a longer one isn't mistaken for a block of the page.
const FENCE = /^(`{3,}|~{3,})([^\n]*)\n(?:([^]*?)\n)??\1[`~]*[ \t]*$/gm;
const LIVE_INFO = /^(?:jsx|tsx)[ \t]+(?:.*[ \t])?live(?:[ \t].*)?$/;

/** Whether the options of a code block contain `live`. */
export function isLive(meta: string | null | undefined): boolean {
  return /(?:^|\s)live(?:\s|$)/.test(meta ?? '');
}

/** The live code blocks of an MDX source, in order. */
export function fencesOf(mdx: string): LiveFence[] {
  return Array.from(mdx.matchAll(FENCE))
    .filter(([, , info = '']) => LIVE_INFO.test(info))
    .map(([, , , code = ''], index) => ({ name: `LiveExample${index + 1}`, code }));
}

/** An MDX source without its code blocks. */
export function withoutFences(mdx: string): string {
  return mdx.replaceAll(FENCE, '');
}

/**
 * Creates a module with a default export from a live code block: a complete module, a function or JSX,
 * each with imports.
 *
 * @example demoModule('<p>Ready</p>', 'LiveExample1')
 * // 'export default function LiveExample1() {\n  return (\n    <p>Ready</p>\n  );\n}\n'
 */
export function demoModule(code: string, name: string): string {
  if (/^\s*export\s+default\b/m.test(code)) {
    return `${code}\n`;
  }
  const imports = /^(?:import\b[^;]*;\s*)+/.exec(code)?.[0] ?? '';
  const body = code.slice(imports.length).trim().replace(/;$/, '');
  const declared = /^(?:function|const|class)\s+([A-Z]\w*)/m.exec(body)?.[1];
  if (!body.startsWith('<') && declared) {
    return `${imports}${body}\n\nexport default ${declared};\n`;
  }
  const indented = body.replaceAll('\n', '\n    ');
  return `${imports}export default function ${name}() {\n  return (\n    ${indented}\n  );\n}\n`;
}

/** Folder for the demos of live code blocks, next to Docusaurus's generated files. */
export function fencesFolder(siteDir: string): string {
  return path.join(
    siteDir,
    process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
    'live-fences',
  );
}

/** Path of a live code block's demo, relative to the repository, as if it were next to its page. */
export function fenceFile(page: string, name: string): string {
  return path.posix.join(page.replace(/\.mdx?$/, ''), 'demos', `${name}.tsx`);
}

/**
 * Writes the demo of a live code block if it changed.
 *
 * @param page - The MDX file, relative to the repository.
 * @returns Absolute path of the demo.
 */
export function writeFence(siteDir: string, page: string, { name, code }: LiveFence): string {
  const target = path.join(fencesFolder(siteDir), fenceFile(page, name));
  const text = demoModule(code, name);
  if (!fs.existsSync(target) || fs.readFileSync(target, 'utf8') !== text) {
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
  return target;
}

/**
 * Writes the demos of all live code blocks in a folder, because the bundler's cache may contain a page
 * whose demos were deleted.
 *
 * @param folder - Relative to the repository.
 * @returns Absolute paths of the demos.
 */
export function writeFencesBelow(siteDir: string, folder: string): string[] {
  return filesBelow(folder, siteDir, /\.mdx?$/).flatMap((page) =>
    fencesOf(fs.readFileSync(path.join(siteDir, page), 'utf8')).map((fence) =>
      writeFence(siteDir, page, fence),
    ),
  );
}
