import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Masonry: {
    props: {
      columns: 3,
      spacing: 1,
      children: {
        code: `
          <Paper sx={{ height: 40 }} />
          <Paper sx={{ height: 80 }} />
          <Paper sx={{ height: 60 }} />
          <Paper sx={{ height: 70 }} />
          <Paper sx={{ height: 50 }} />
        `,
      },
    },
    width: 360,
  },
};

export default presets;
