import fs from 'node:fs';
import path from 'node:path';
import { diagnosePage, idsOf, inOrder, parsePage } from 'mdx-doctor';
import type { Finding } from 'mdx-doctor';
import { filesBelow } from '../../shared/files-below';
import { PAGE } from '../../shared/page-files';
import { CONVENTIONS } from '../markup/conventions';
import { originalFile } from '../translations/original-file';
import { demosOf } from './outline';
import { PAGE_RULES } from './rules';
import type { PageRule } from './rules/rule';
import type { Page, Site } from './site';

/** Rules about English, or about what a page shows, which the English page decides. */
const ENGLISH =
  /^(?:prose|section-prose|word-choice|spelling|prop-without-demo|variant-without-demo)$/;

const RULES = PAGE_RULES.filter(({ id }) => !ENGLISH.test(id));

const inBoth = ['slug', 'components'] as const;

/** What a translation must have in common with its page. */
function sameAs(original: Page): PageRule {
  return {
    id: 'translation',
    level: 'error',
    check({ tree, frontMatter, hasFields }) {
      const parts = (page: Pick<Page, 'tree'>) => [
        ...[...idsOf(page.tree)].map((id) => `section #${id}`),
        ...demosOf(page.tree).map(({ name }) => `demo ${name}`),
      ];
      const [now, wanted] = [parts({ tree }), parts(original)];
      const faults = [
        ...wanted.filter((one) => !now.includes(one)).map((one) => `The ${one} is missing.`),
        ...now
          .filter((one) => !wanted.includes(one))
          .map((one) => `The English page has no ${one}.`),
        ...inBoth
          .filter(
            (name) => hasFields && String(frontMatter[name]) !== String(original.frontMatter[name]),
          )
          .map((name) => `"${name}" differs from that of the English page.`),
      ];
      const cure = `Compare it with ${original.file}.`;
      return faults.map((message) => ({ line: 1, message, cure }));
    },
  };
}

/** The translated pages below `i18n/`. */
export function translationsIn(root: string): string[] {
  return fs.existsSync(path.join(root, 'i18n')) ? filesBelow('i18n', root, PAGE) : [];
}

/**
 * Checks translations as if they were in the place of their English pages.
 *
 * @param files - Translations and English pages; `null` for all.
 * @returns The findings, sorted by file and line, and how many translations were checked.
 */
export async function diagnoseTranslations(
  site: Site,
  files: readonly string[] | null,
): Promise<{ findings: Finding[]; count: number }> {
  const isAsked = (file: string) =>
    files === null ||
    files.some((one) => [file, originalFile(file)].some((own) => `${own}/`.startsWith(`${one}/`)));
  const translations = translationsIn(site.root).filter(isAsked);
  const findings = await Promise.all(
    translations.map(async (file): Promise<Finding[]> => {
      const name = originalFile(file);
      const place = site.pageOf(name);
      if (!place) {
        const message = `The English page is missing: ${name}.`;
        const cure = 'Move the translation to where that page is now, or remove it.';
        return fs.existsSync(path.join(site.root, name))
          ? []
          : [{ rule: 'translation', level: 'error', file, line: 1, message, cure }];
      }
      const text = fs.readFileSync(path.join(site.root, file), 'utf8');
      const page = { ...place, ...parsePage(text, CONVENTIONS) };
      const read = (other: string) => (other === name ? page : site.read(other));
      const rules = [...RULES, sameAs(site.read(name))];
      const found = await diagnosePage(place, { ...site, read }, rules);
      return found.flatMap((one) => (one.file === name ? { ...one, file } : []));
    }),
  );
  return { findings: inOrder(findings.flat()), count: translations.length };
}
