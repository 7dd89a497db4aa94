import type { CSSProperties } from 'react';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    inventory: CSSProperties;
  }
  interface TypographyVariantsOptions {
    inventory?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    inventory: true;
  }
}

const museum = createTheme({
  typography: {
    inventory: { fontFamily: 'monospace', fontSize: '0.875rem' },
  },
  components: {
    MuiTypography: {
      defaultProps: { variantMapping: { inventory: 'p' } },
    },
  },
});

export default function CustomVariant() {
  return (
    <ThemeProvider theme={museum}>
      <Typography variant="inventory">Inv. 1908.44, brass, gilded</Typography>
    </ThemeProvider>
  );
}
