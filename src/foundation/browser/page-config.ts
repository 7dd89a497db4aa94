/** Values that a page can receive, each in its own `<meta>`. */
type ConfigName = 'ads' | 'analytics';

const metaName = (name: ConfigName) => `docs:${name}`;

/**
 * The tag that passes a value to every page, for Docusaurus's `headTags`. Without the tag, the
 * feature is off. The scripts are the same either way, so a server can add the tag to a built site,
 * and a disabled feature costs readers no bytes.
 *
 * @param value - Any JSON value; never a secret, because every reader sees it.
 * @example headTags: [pageConfigTag('analytics', { sink: 'console' })]
 */
export function pageConfigTag(name: ConfigName, value: unknown) {
  return {
    tagName: 'meta',
    attributes: { name: metaName(name), content: JSON.stringify(value) },
  };
}

/**
 * Reads a value that the page received; in the browser only.
 *
 * @returns The parsed value, not validated; `null` without the tag, or if it isn't JSON.
 */
export function readPageConfig(name: ConfigName): unknown {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${metaName(name)}"]`);
  try {
    return meta && JSON.parse(meta.content);
  } catch {
    return null;
  }
}
