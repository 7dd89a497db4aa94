import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Grid: {
    props: {
      container: true,
      spacing: 2,
      children: {
        code: `
          <Grid size={6}><Box sx={{ p: 2, border: 1 }}>Rye</Box></Grid>
          <Grid size={6}><Box sx={{ p: 2, border: 1 }}>Spelt</Box></Grid>
          <Grid size={12}><Box sx={{ p: 2, border: 1 }}>Oats</Box></Grid>
        `,
      },
    },
    width: 400,
  },
};

export default presets;
