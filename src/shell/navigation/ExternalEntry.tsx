import Link from '@docusaurus/Link';
import { ExternalMark } from './ExternalMark';
import type { NavigationEntry } from './entry';
import { Icon } from './icons';
import { inLanguage } from './paths';
import { useLinkLanguage } from './use-link-language';

interface Props {
  entry: NavigationEntry;
  className?: string;
}

/** An entry of the default tree: a link to another site, in the reader's language. */
export function ExternalEntry({ entry, className }: Props) {
  const language = useLinkLanguage();
  return (
    <Link to={inLanguage(entry.pathname, language)} className={className} {...entry.linkProps}>
      {entry.icon && <Icon name={entry.icon} size={20} />}
      <span>{entry.title}</span>
      <ExternalMark />
    </Link>
  );
}
