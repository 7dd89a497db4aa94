import postcssRTLCSS from 'postcss-rtlcss';

type Mirror = ReturnType<typeof postcssRTLCSS>;

/**
 * Mirrors the stylesheets of packages for the other direction: Infima and Docusaurus write left
 * and right. Our own are logical; mirrored, what they set for both directions, such as the
 * direction of code, would turn into its opposite.
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
