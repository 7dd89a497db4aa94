import type { LoadContext, Plugin } from '@docusaurus/types';
import { emitAssets } from '../../shared/emit-assets';
import { iconFontAssets } from './icon-font';
import type { IconFont } from './icon-font';

/** Package names of the fonts that pages can load with `<PageStylesheet>`. */
const ICON_FONTS: readonly IconFont[] = [
  {
    name: 'material-icons',
    family: 'Material Icons',
    manifest: require.resolve('@fontsource/material-icons/package.json'),
  },
  {
    name: 'material-icons-two-tone',
    family: 'Material Icons Two Tone',
    manifest: require.resolve('@fontsource/material-icons-two-tone/package.json'),
  },
];

/** Self-hosts icon fonts. Each has a stylesheet, which only pages that request it load. */
export default function iconFontsPlugin({ baseUrl }: LoadContext): Plugin {
  const fonts = ICON_FONTS.map((font) => ({ ...iconFontAssets(font), name: font.name }));
  const emitFonts = emitAssets('icon-fonts', () =>
    fonts.flatMap(({ stylesheet, font }) => [stylesheet, font]),
  );
  return {
    name: 'icon-fonts',

    configureWebpack(...args) {
      const [, , { currentBundler }] = args;
      const urls = Object.fromEntries(
        fonts.map(({ name, stylesheet }) => [name, baseUrl + stylesheet.file]),
      );
      const emitted = emitFonts(...args);
      return {
        plugins: [
          new currentBundler.instance.DefinePlugin({
            __PAGE_STYLESHEETS__: JSON.stringify(urls),
          }),
          ...(emitted?.plugins ?? []),
        ],
      };
    },
  };
}
