import type { HtmlTagObject, HtmlTags } from '@docusaurus/types';

/** Tags of a plugin, by their place in the page. */
export type TagsByPlace = Partial<Record<'headTags' | 'preBodyTags' | 'postBodyTags', HtmlTags>>;

/** Whether the reader's browser speaks to Google because of it, or would count a page unasked. */
function isDropped({ tagName, attributes, innerHTML }: HtmlTagObject): boolean {
  return tagName === 'link'
    ? attributes?.rel === 'preconnect'
    : tagName === 'script' && !attributes?.src && Boolean(innerHTML);
}

/**
 * The tags of `@docusaurus/plugin-google-gtag` in a form that does nothing by itself: its script as
 * a block of data that names the address, for whoever may start it. The connections in advance are
 * left out, since each tells Google of the reader, and once there is a consent the script itself is
 * asked for at once; so is the inline script, which counts a page view of its own.
 *
 * @param tags - What the plugin injects.
 * @param elementId - Id of the block.
 * @throws If the tags are not those that are known here: then the plugin has changed.
 * @example
 * heldTags({ headTags: [{ tagName: 'script', attributes: { src: 'https://x/y.js' } }] }, 'held');
 * // <script type="text/plain" id="held" data-src="https://x/y.js"></script>
 */
export function heldTags(tags: TagsByPlace, elementId: string): HtmlTagObject[] {
  const all = Object.values(tags).flat();
  const held = all.filter((tag) => typeof tag === 'string' || !isDropped(tag));
  const [loader] = held;
  const source =
    typeof loader === 'object' && loader.tagName === 'script' && loader.attributes?.src;
  if (held.length !== 1 || typeof source !== 'string') {
    throw new Error(
      `google-tag: @docusaurus/plugin-google-gtag injects other tags than are known here: ${JSON.stringify(all)}. Compare held-tags.ts with its lib/index.js.`,
    );
  }
  return [
    {
      tagName: 'script',
      // With this type a script is a block of data, which may have no `src` (HTML standard, 4.12.1).
      attributes: { type: 'text/plain', id: elementId, 'data-src': source },
    },
  ];
}
