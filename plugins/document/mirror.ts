import postcssRTLCSS from 'postcss-rtlcss';

type Mirror = ReturnType<typeof postcssRTLCSS>;

/**
 * Mirrors the stylesheets of packages for right-to-left pages, because Infima and Docusaurus use
 * physical properties. The site's own stylesheets use logical properties; mirroring would invert
 * rules that apply to both directions, such as the direction of code.
 *
 * @returns A PostCSS plugin.
 */
export function mirrorPackages(): Mirror {
  const mirror = postcssRTLCSS({
    mode: 'combined',
    ltrPrefix: ':where([dir="ltr"])',
    rtlPrefix: ':where([dir="rtl"])',
  });
  return {
    postcssPlugin: 'mirror-packages',
    Once(root, helpers) {
      if (root.source?.input.file?.includes('node_modules')) {
        mirror.Once?.(root, helpers);
      }
    },
  };
}
