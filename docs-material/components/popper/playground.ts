import type { Preset, Presets } from '@site/src/playground/types';

const BOX = '<Paper sx={{ p: 3 }}>Fresh flour</Paper>';

const PLACED: Preset = {
  props: { open: false, anchorEl: { code: 'anchor' } },
  opener: true,
};

const presets: Presets = {
  Popper: { props: { ...PLACED.props, children: { code: BOX } }, opener: true },
};

export default presets;
