import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { COLOR_SCHEME_ATTRIBUTE, STORAGE_KEYS } from '../../../templates/shared-theme/storageKeys';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** What the page of a template loads. */
interface Loaded {
  /** Elements for the end of the head. */
  head: readonly string[];
  /** The script in the body. */
  body: string;
}

const PROJECT: Loaded = {
  head: [],
  body: '<script type="module" src="/src/main.tsx"></script>',
};

/**
 * The HTML of a template's project, or of its preview. A script sets the stored color mode before the
 * first paint, and a style applies it to the empty page, so a dark page doesn't flash white while
 * scripts load.
 *
 * @param loaded - The project's own entry if absent.
 */
export function indexHtml(title: string, { head, body }: Loaded = PROJECT): string {
  const script = renderToStaticMarkup(
    createElement(InitColorSchemeScript, {
      defaultMode: 'system',
      modeStorageKey: STORAGE_KEYS.mode,
      colorSchemeStorageKey: STORAGE_KEYS.colorScheme,
      attribute: COLOR_SCHEME_ATTRIBUTE,
    }),
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <style>[${COLOR_SCHEME_ATTRIBUTE}='dark'] { color-scheme: dark; }</style>
    ${[script, ...head].join('\n    ')}
  </head>
  <body>
    <div id="root"></div>
    ${body}
  </body>
</html>
`;
}
