import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Grid: {
    props: {
      container: true,
      spacing: 2,
      children: {
        code: `
          <Grid size={6}><Sheet variant="outlined" sx={{ p: 2 }}>Orders</Sheet></Grid>
          <Grid size={6}><Sheet variant="outlined" sx={{ p: 2 }}>Invoices</Sheet></Grid>
          <Grid size={12}><Sheet variant="outlined" sx={{ p: 2 }}>Messages</Sheet></Grid>
        `,
      },
    },
    width: 400,
  },
};

export default presets;
