import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useEffect, useRef } from 'react';
import { dismissDetails } from '@site/src/foundation/browser/dismiss-details';
import { CopyButton } from '@site/src/page/code';
import { PartBoundary } from '@site/src/ui/dialog';
import { useTranslate } from '@site/src/foundation/i18n';
import styles from './PageMenu.module.css';

/**
 * Fetches the Markdown of a page.
 *
 * @throws If the site doesn't have it; hosts answer missing files with an HTML page.
 */
async function fetchMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok || response.headers.get('Content-Type')?.startsWith('text/html')) {
    throw new Error(`${url} could not be loaded (status ${response.status}).`);
  }
  return response.text();
}

const LABELS = {
  idle: 'machineReadable.copy',
  copied: 'machineReadable.copied',
  failed: 'machineReadable.copyFailed',
} as const;

/** Assistants that accept a prompt in the query of a URL. */
const ASSISTANTS = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/?q=' },
  { name: 'Claude', url: 'https://claude.ai/new?q=' },
];

interface Props {
  markdownUrl: string;
}

/**
 * The items of the page menu that need JavaScript. The page's text is fetched when the reader points
 * at the button, because some browsers allow writing to the clipboard only right after a click.
 */
export function PageMenuItems(props: Props) {
  return (
    <PartBoundary frame={(notice) => <li>{notice}</li>}>
      <Items {...props} />
    </PartBoundary>
  );
}

function Items({ markdownUrl }: Props) {
  const t = useTranslate();
  const { withBaseUrl } = useBaseUrlUtils();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => dismissDetails(item.current!.closest('details')!), []);

  const text = useRef<Promise<string>>(undefined);
  const getText = () => {
    text.current ??= fetchMarkdown(markdownUrl);
    // After a failure, the next click fetches again.
    text.current.catch(() => (text.current = undefined));
    return text.current;
  };
  const prepare = () => void getText().catch(() => {});

  const prompt = t('machineReadable.prompt', { url: withBaseUrl(markdownUrl, { absolute: true }) });
  return (
    <>
      <li ref={item}>
        <CopyButton
          className={styles.item}
          labels={LABELS}
          getText={getText}
          onPointerEnter={prepare}
          onFocus={prepare}
        />
      </li>
      {ASSISTANTS.map(({ name, url }) => (
        <li key={name}>
          <Link href={url + encodeURIComponent(prompt)} className={styles.item}>
            {t('machineReadable.openIn', { assistant: name })}
          </Link>
        </li>
      ))}
    </>
  );
}
