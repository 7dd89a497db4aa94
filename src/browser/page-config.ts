/** Values that a page may be given, each in a `<meta>` of its own. */
type ConfigName = 'ads' | 'analytics';

const metaName = (name: ConfigName) => `docs:${name}`;

/**
 * The tag that gives a value to every page, for Docusaurus's `headTags`. A page without the tag has
 * the feature switched off, and its scripts are the same either way: a server can add the tag to a
 * site that is already built, and what is off costs readers no byte.
 *
 * @param value - Whatever JSON can say; never a secret, every reader sees it.
 * @example headTags: [pageConfigTag('analytics', { sink: 'console' })]
 */
export function pageConfigTag(name: ConfigName, value: unknown) {
  return {
    tagName: 'meta',
    attributes: { name: metaName(name), content: JSON.stringify(value) },
  };
}

/**
 * What the page was given; in the browser only.
 *
 * @returns The value as JSON says it, unchecked; `null` without the tag, or with one that is no JSON.
 */
export function readPageConfig(name: ConfigName): unknown {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${metaName(name)}"]`);
  try {
    return meta && JSON.parse(meta.content);
  } catch {
    return null;
  }
}
