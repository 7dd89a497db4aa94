import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Grid: {
    props: {
      container: true,
      spacing: 2,
      children: {
        code: `
          <Grid size={6}><Sheet variant="outlined" sx={{ p: 2 }}>Rye</Sheet></Grid>
          <Grid size={6}><Sheet variant="outlined" sx={{ p: 2 }}>Spelt</Sheet></Grid>
          <Grid size={12}><Sheet variant="outlined" sx={{ p: 2 }}>Oats</Sheet></Grid>
        `,
      },
    },
    width: 400,
  },
};

export default presets;
