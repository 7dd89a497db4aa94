import '@mui/material/SvgIcon';

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
