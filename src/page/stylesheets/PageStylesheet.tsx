import { useEffect } from 'react';
import { CASCADE_LAYERS } from '@site/src/foundation/branding';
import { ownValue } from '@site/src/foundation/own-value';
import { injectStylesheet } from './inject-stylesheet';

// The layer below the libraries' layer, so their styles override an icon font's class.
const [LAYER] = CASCADE_LAYERS;

/**
 * Loads a stylesheet for the current page, such as its icon font.
 *
 * @throws If the name is unknown; this happens on the server, so the build fails.
 * @example <PageStylesheet name="material-icons" />
 */
export function PageStylesheet({ name }: { name: string }) {
  const href = ownValue(__PAGE_STYLESHEETS__, name);
  if (!href) {
    throw new Error(
      `<PageStylesheet name="${name}"> names no stylesheet. Those of plugins/assets/icon-fonts are: ${Object.keys(__PAGE_STYLESHEETS__).join(', ')}.`,
    );
  }
  useEffect(() => injectStylesheet(href, LAYER), [href]);
  return (
    <noscript>
      <link rel="stylesheet" href={href} />
    </noscript>
  );
}
