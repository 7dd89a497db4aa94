import { useEffect } from 'react';
import { CASCADE_LAYERS } from '@site/src/branding';
import { injectStylesheet } from './inject-stylesheet';

// What stands below the libraries' layer, so that their styles win over an icon font's class.
const [LAYER] = CASCADE_LAYERS;

/**
 * Loads a stylesheet for the page that it stands on, such as the font of its icons.
 *
 * @throws If there is no stylesheet of this name; on the server, so that the build stops.
 * @example <PageStylesheet name="material-icons" />
 */
export function PageStylesheet({ name }: { name: string }) {
  const href = __PAGE_STYLESHEETS__[name];
  if (!href) {
    throw new Error(
      `<PageStylesheet name="${name}"> names no stylesheet. Those of plugins/icon-fonts are: ${Object.keys(__PAGE_STYLESHEETS__).join(', ')}.`,
    );
  }
  useEffect(() => injectStylesheet(href, LAYER), [href]);
  return (
    <noscript>
      <link rel="stylesheet" href={href} />
    </noscript>
  );
}
