import type { Preset, Presets } from '@site/src/playground/types';

const PLACED: Preset = {
  props: { open: false, anchorEl: { code: 'anchor' } },
  opener: true,
};

const presets: Presets = {
  Popover: {
    props: {
      ...PLACED.props,
      children: { code: '<Typography sx={{ p: 2 }}>Fresh flour</Typography>' },
    },
    opener: true,
  },
};

export default presets;
