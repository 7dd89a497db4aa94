import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Container: {
    props: { maxWidth: 'xs', children: { code: '<Box sx={{ p: 2, border: 1 }}>Rye</Box>' } },
    width: 560,
  },
};

export default presets;
