import type { LoadContext, Plugin } from '@docusaurus/types';
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
  return {
    name: 'icon-fonts',

    configureWebpack(_config, isServer, { currentBundler }) {
      const { DefinePlugin, Compilation, sources } = currentBundler.instance;
      const urls = Object.fromEntries(
        fonts.map(({ name, stylesheet }) => [name, baseUrl + stylesheet.file]),
      );
      const emitAssets = {
        apply(compiler: InstanceType<typeof currentBundler.instance.Compiler>) {
          compiler.hooks.thisCompilation.tap('icon-fonts', (compilation) => {
            compilation.hooks.processAssets.tap(
              { name: 'icon-fonts', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
              () => {
                for (const { file, content } of fonts.flatMap((one) => [
                  one.stylesheet,
                  one.font,
                ])) {
                  compilation.emitAsset(file, new sources.RawSource(content));
                }
              },
            );
          });
        },
      };
      return {
        plugins: [
          new DefinePlugin({ __PAGE_STYLESHEETS__: JSON.stringify(urls) }),
          ...(isServer ? [] : [emitAssets]),
        ],
      };
    },
  };
}
