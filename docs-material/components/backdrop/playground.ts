import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Backdrop: {
    props: {
      open: false,
      sx: { code: "{ position: 'absolute' }" },
      children: { code: '<CircularProgress />' },
    },
    opener: true,
  },
};

export default presets;
