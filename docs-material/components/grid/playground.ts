import type { Preset, Presets } from '@site/src/playground/types';

const GRID: Preset = {
  props: {
    container: true,
    spacing: 2,
    children: {
      code: `
        <Grid size={6}><Paper sx={{ p: 2 }}>Rye</Paper></Grid>
        <Grid size={6}><Paper sx={{ p: 2 }}>Spelt</Paper></Grid>
        <Grid size={12}><Paper sx={{ p: 2 }}>Oats</Paper></Grid>
      `,
    },
  },
  width: 400,
};

const presets: Presets = {
  Grid: GRID,
};

export default presets;
