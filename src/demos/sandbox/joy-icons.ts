/**
 * Types for a Joy UI project with icons from @mui/icons-material: the text of
 * `docs-joy/joy-icons.d.ts`, which the demos of this site are compiled with.
 */
export const JOY_ICONS = `import '@mui/material/SvgIcon';

// Joy UI's theme gives the icons of @mui/icons-material these sizes and colors as well.
declare module '@mui/material/SvgIcon' {
  interface SvgIconPropsSizeOverrides {
    xs: true;
    sm: true;
    md: true;
    lg: true;
    xl: true;
    xl2: true;
    xl3: true;
    xl4: true;
  }
  interface SvgIconPropsColorOverrides {
    neutral: true;
    danger: true;
  }
}
`;
