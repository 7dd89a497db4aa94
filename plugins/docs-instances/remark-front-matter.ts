import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';

const MAX_TITLE = 70;
const MAX_DESCRIPTION = 160;

function faultsOf({ title, description, slug }: Record<string, unknown>): string[] {
  const check = (name: string, value: unknown, most: number) => {
    if (typeof value !== 'string' || value.trim() === '') {
      return [`"${name}" is missing. Every page needs one, of at most ${most} characters`];
    }
    return value.length > most
      ? [`"${name}" has ${value.length} characters, at most ${most} are allowed: "${value}"`]
      : [];
  };
  const hasSlug = typeof slug === 'string' && /^\/\S*[^/\s]$/.test(slug);
  const slugFault = `"slug" is ${JSON.stringify(slug)}. Give the page's path below its product, with a leading and without a trailing slash, such as "/react-button"`;
  return [
    ...(hasSlug ? [] : [slugFault]),
    ...check('title', title, MAX_TITLE),
    ...check('description', description, MAX_DESCRIPTION),
  ];
}

/**
 * Checks what every page must say of itself.
 *
 * @throws A message that names the file and the fault.
 */
export function remarkFrontMatter({ siteDir }: { siteDir: string }) {
  return (_tree: Root, vfile: VFile) => {
    const frontMatter = (vfile.data.frontMatter ?? {}) as Record<string, unknown>;
    const faults = faultsOf(frontMatter);
    if (faults.length > 0) {
      vfile.fail(`Front matter of ${path.relative(siteDir, vfile.path)}: ${faults.join('; ')}.`);
    }
  };
}
