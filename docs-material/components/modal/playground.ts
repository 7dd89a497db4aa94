import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Modal: {
    props: {
      open: false,
      children: {
        code: "<Paper sx={{ p: 3, width: 280, mx: 'auto', my: 8 }}>We deliver every Tuesday.</Paper>",
      },
    },
    opener: true,
  },
};

export default presets;
