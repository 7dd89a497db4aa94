/**
 * Folders and files in `src/` whose styles only some pages need for their first paint, which then
 * include them, or none: they load with code that the reader asks for. `built/first-styles.test.ts`
 * checks that no page contains their class names without them.
 */
const LATE = [
  'ads/AdCard',
  'ads/NetworkAd',
  'api/',
  'code/links/HintCard',
  'color-tool/',
  'component-index/',
  'consent/',
  'coverage/',
  'demos/frame/',
  'demos/island-app/',
  'demos/link-state/',
  'demos/live/',
  'demos/viewer/MoreMenu',
  'dialog/',
  'feedback/FeedbackForm',
  'feedback/RefusedFeedback',
  'home/',
  'icon-search/',
  'keyboard/',
  'licenses/',
  'navigation/drawer/Drawer.',
  'navigation/navbar/LogoMenu',
  'offline/panel/',
  'pages/size-snapshot',
  'playground/',
  'search/dialog/',
  'segmented-control/',
  'settings-panel/SettingsPanel',
  'size-snapshot/',
  'template-gallery/',
  'theme-studio/',
  'theme-viewer/',
  'upgrade-check/',
  'versions/',
] as const;

/**
 * Matches the stylesheets that every page loads first. Docusaurus puts the styles of all pages into
 * one file; those that this doesn't match stay with the code that imports them.
 *
 * @param siteDir - The repository's root.
 */
export function firstStyles(siteDir: string): RegExp {
  const escape = (text: string) =>
    text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('/', '[\\\\/]');
  const late = LATE.map(escape).join('|');
  return new RegExp(`^(?!${escape(siteDir.replaceAll('\\', '/'))}[\\\\/]src[\\\\/](?:${late}))`);
}

/**
 * A bundler cache group: the styles of API pages in one file. Otherwise each page's chunk would have its
 * own copy, and the runtime would list them all.
 */
export const API_STYLES = {
  name: 'api-page',
  type: 'css/mini-extract',
  test: /[\\/]src[\\/]api[\\/](?!compare[\\/])/,
  chunks: 'async',
  enforce: true,
  priority: 50,
} as const;
