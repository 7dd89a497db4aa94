import { pathToFileURL } from 'node:url';
import { applyFixes, diagnose, formatFinding, formatSummary, prose, RULES } from 'mdx-doctor';
import type { Conventions, PageRule, SiteRule } from 'mdx-doctor';
import { HELP, readArguments } from './read-arguments';
import { readFolder } from './read-folder';

/** What the command prints. */
export interface Result {
  output: string;
  exitCode: number;
}

/** The default export of the module of `--rules`. */
export interface OwnRules {
  conventions?: Partial<Conventions>;
  page?: readonly PageRule[];
  site?: readonly SiteRule[];
}

async function ownRules(file: string | undefined): Promise<OwnRules> {
  if (file === undefined) {
    return {};
  }
  const { default: own } = (await import(pathToFileURL(file).href)) as { default?: OwnRules };
  if (typeof own !== 'object') {
    throw new Error(
      `${file} exports ${typeof own} as its default. Export an object: export default { conventions, page, site };`,
    );
  }
  return own;
}

/**
 * Examines the pages of a folder, and corrects what can be corrected if it's asked to.
 *
 * @param args - The arguments of the command line.
 * @param root - The folder that paths are relative to.
 * @throws If an argument is invalid, or the folder has no pages.
 */
export async function runCommand(args: readonly string[], root: string): Promise<Result> {
  const given = readArguments(args, root);
  if (given === null) {
    return { output: HELP, exitCode: 0 };
  }
  const own = await ownRules(given.rulesFile);
  const rules = {
    page: [...RULES.page, ...(given.prose ? [prose] : []), ...(own.page ?? [])],
    site: [...RULES.site, ...(own.site ?? [])],
  };
  const examine = async () => {
    const site = readFolder(root, given, own.conventions);
    if (site.pages.length === 0) {
      throw new Error(`${given.folder} has no pages. Give a folder with .md or .mdx files.`);
    }
    return { findings: await diagnose(site, site.pages, rules), pages: site.pages.length };
  };
  let { findings, pages } = await examine();
  if (given.fix && applyFixes(root, findings) > 0) {
    ({ findings, pages } = await examine());
  }
  const lines = [...findings.map(formatFinding), formatSummary(findings, pages)];
  return {
    output: given.json ? `${JSON.stringify(findings, null, 2)}\n` : `${lines.join('\n')}\n`,
    exitCode: findings.some(({ level }) => level === 'error') ? 1 : 0,
  };
}
