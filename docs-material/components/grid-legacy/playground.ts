import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  GridLegacy: {
    props: {
      container: true,
      spacing: 2,
      children: {
        code: `
          <GridLegacy item xs={6}><Paper sx={{ p: 2 }}>Rye</Paper></GridLegacy>
          <GridLegacy item xs={6}><Paper sx={{ p: 2 }}>Spelt</Paper></GridLegacy>
        `,
      },
    },
    width: 400,
  },
};

export default presets;
