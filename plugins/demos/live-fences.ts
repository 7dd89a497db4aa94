import fs from 'node:fs';
import path from 'node:path';

/** A fence of MDX that runs: ```` ```jsx live ````. */
export interface LiveFence {
  /** Name of its demo on the page, which is also its anchor. */
  name: string;
  /** As the writer wrote it. */
  code: string;
}

// Every fence, so that one shown inside a longer one is not taken for a fence of the page.
const FENCE = /^(`{3,}|~{3,})([^\n]*)\n(?:([^]*?)\n)??\1[`~]*[ \t]*$/gm;
const LIVE_INFO = /^(?:jsx|tsx)[ \t]+(?:.*[ \t])?live(?:[ \t].*)?$/;

/** Whether the words behind a fence's language say that it runs. */
export function isLive(meta: string | null | undefined): boolean {
  return /(?:^|\s)live(?:\s|$)/.test(meta ?? '');
}

/** The live fences of an MDX source, in their order. */
export function fencesOf(mdx: string): LiveFence[] {
  return Array.from(mdx.matchAll(FENCE))
    .filter(([, , info]) => LIVE_INFO.test(info))
    .map(([, , , code = ''], index) => ({ name: `LiveExample${index + 1}`, code }));
}

/** An MDX source without its fences. */
export function withoutFences(mdx: string): string {
  return mdx.replaceAll(FENCE, '');
}

/**
 * Makes a module with a default export out of what writers put into a live fence: a whole module, a
 * function, or a piece of JSX, with the imports that it needs.
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

/** Folder of the demos of live fences, among Docusaurus's generated files. */
export function fencesFolder(siteDir: string): string {
  return path.join(
    siteDir,
    process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
    'live-fences',
  );
}

/** Path of a fence's demo from the repository's root, as if it stood beside its page. */
export function fenceFile(page: string, name: string): string {
  return path.posix.join(page.replace(/\.mdx?$/, ''), 'demos', `${name}.tsx`);
}

/**
 * Writes the demo of a live fence, if it changed.
 *
 * @param page - The MDX file, from the repository's root.
 * @returns The demo's file, absolute.
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
 * Writes the demos of all live fences below a folder. The bundler's cache may know a page whose
 * demos are not there any more.
 *
 * @param folder - From the repository's root.
 * @returns The demos' files, absolute.
 */
export function writeFencesBelow(siteDir: string, folder: string): string[] {
  const root = path.join(siteDir, folder);
  const files = fs.existsSync(root) ? fs.readdirSync(root, { recursive: true }) : [];
  return files
    .map((file) => path.posix.join(folder, String(file).replaceAll('\\', '/')))
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .flatMap((page) =>
      fencesOf(fs.readFileSync(path.join(siteDir, page), 'utf8')).map((fence) =>
        writeFence(siteDir, page, fence),
      ),
    );
}
