import type { TypographyVariantsOptions } from '@mui/material/styles';

const heading = { fontWeight: 600, letterSpacing: '-0.02em', textWrap: 'balance' } as const;

/** Inter, with tight headings. Large headings grow with the width of the window. */
export const typography: TypographyVariantsOptions = {
  fontFamily: 'Inter, system-ui, sans-serif',
  h1: { ...heading, fontSize: 'clamp(2.5rem, 1.6rem + 3.6vw, 4.25rem)', lineHeight: 1.08 },
  h2: { ...heading, fontSize: 'clamp(2rem, 1.5rem + 2vw, 3rem)', lineHeight: 1.14 },
  h3: { ...heading, fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2.125rem)', lineHeight: 1.2 },
  h4: { ...heading, fontSize: '1.5rem', lineHeight: 1.28 },
  h5: { ...heading, fontSize: '1.25rem', lineHeight: 1.36, letterSpacing: '-0.015em' },
  h6: { ...heading, fontSize: '1.0625rem', lineHeight: 1.4, letterSpacing: '-0.01em' },
  subtitle1: { fontWeight: 500, lineHeight: 1.5 },
  subtitle2: { fontWeight: 600, lineHeight: 1.5 },
  body1: { lineHeight: 1.6 },
  body2: { lineHeight: 1.55 },
  button: { fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
  overline: { fontWeight: 600, letterSpacing: '0.08em', lineHeight: 2 },
};
