import { TITLE } from 'accessibility-evidence';
import type { Evidence } from 'accessibility-evidence';
import type { ApiPage } from '../../reference/api-pages';
import { conditionsPath, pageReport } from '../../reference/evidence-report';

/**
 * The accessibility test results of the pages with demos of a component, as a section in Markdown.
 *
 * @param evidence - By the path of its page.
 * @returns Empty if none of the pages has results.
 */
export function evidenceSection(
  { demos }: Pick<ApiPage, 'demos'>,
  evidence: ReadonlyMap<string, Evidence>,
  siteUrl: string,
): string[] {
  const found = demos.flatMap(({ title, pathname }) => {
    const one = evidence.get(pathname);
    return one ? [{ title, url: siteUrl + pathname, one }] : [];
  });
  const parts = found.map(({ title, url, one }) => {
    const { summary, failures, engines } = pageReport(one, {
      demo: (name) => `${url}#${name}`,
      file: (name) => `${siteUrl}/${name}`,
      conformance: siteUrl + conditionsPath(one),
    });
    const list = failures ? [`${failures.lead}:`, failures.list] : [];
    return [`Of the demos on the [${title}](${url}) page:`, summary, ...list, engines];
  });
  return parts.length > 0 ? [`## ${TITLE}`, ...parts.flat()] : [];
}
