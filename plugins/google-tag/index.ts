import gtagPlugin, { validateOptions } from '@docusaurus/plugin-google-gtag';
import type { Options, PluginOptions as PresetOptions } from '@docusaurus/plugin-google-gtag';
import type { LoadContext, Plugin, Validate } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { heldTags } from './held-tags';

/** Options of the google-tag plugin. */
export interface PluginOptions {
  /** Id of the tag, such as `G-ABC123`. */
  trackingID: string;
  /** Id of the element that holds the address of the tag's script. */
  elementId: string;
}

/**
 * The Google tag of the classic preset, `@docusaurus/plugin-google-gtag`, held back until the reader
 * allows it: every page names the script, and nothing asks for it. Of that plugin only the tags are
 * taken. Its client module sends page views of its own, where the site's events have theirs, and its
 * global data, which no code reads, would be bytes on every page.
 *
 * Outside of a production build that plugin is off, and there are no tags.
 *
 * @throws If its own validation refuses the options, or it has other tags than are known here.
 */
export default function googleTagPlugin(
  context: LoadContext,
  { trackingID, elementId }: PluginOptions,
): Plugin {
  // Docusaurus calls it with this function; the types of the two packages do not meet.
  const validate = normalizePluginOptions as Validate<Options, PresetOptions>;
  const options = validateOptions({ validate, options: { trackingID } });
  const preset = gtagPlugin(context, options);
  return {
    name: 'google-tag',
    injectHtmlTags({ content }) {
      const tags = preset?.injectHtmlTags?.({ content });
      return tags ? { headTags: heldTags(tags, elementId) } : {};
    },
  };
}
