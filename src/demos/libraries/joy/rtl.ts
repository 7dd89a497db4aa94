import type { CssVarsThemeOptions } from '@mui/joy/styles';

type Components = NonNullable<CssVarsThemeOptions['components']>;

/**
 * Components with the props that mirror Joy UI's components from right to left. Only the slider has one;
 * without it, inline styles keep its marks on the left, while the mirrored styles move their labels.
 */
export function rtlJoy(components: Components = {}): Components {
  const { JoySlider } = components;
  return {
    ...components,
    JoySlider: { ...JoySlider, defaultProps: { ...JoySlider?.defaultProps, isRtl: true } },
  };
}
