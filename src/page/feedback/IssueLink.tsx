import Link from '@docusaurus/Link';
import { useOwnTexts } from '@site/src/foundation/i18n';
import { SITE_REPOSITORY, newIssueUrl } from '@site/src/foundation/products';
import { TEXTS } from './texts';

interface Props {
  /** The page, with slashes at both ends. */
  path: string;
  /** Id of the heading that the issue is about, `null` for the page. */
  section: string | null;
}

/** Opens an issue about a page or section in the site's repository. */
export function IssueLink({ path, section }: Props) {
  const body = `Page: ${path}${section ? `#${section}` : ''}\n\n`;
  return (
    <Link to={newIssueUrl(SITE_REPOSITORY, { title: '', body })}>
      {useOwnTexts(TEXTS)('openIssue')}
    </Link>
  );
}
