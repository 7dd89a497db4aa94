import type { Preset, Presets } from '@site/src/playground/types';

const BOX = '<Paper sx={{ p: 3 }}>Fresh flour</Paper>';

const TRANSITION: Preset = { props: { in: true, children: { code: BOX } } };

const presets: Presets = {
  Collapse: { props: { in: true, children: { code: BOX } } },
  Fade: TRANSITION,
  Grow: TRANSITION,
  Slide: TRANSITION,
  Zoom: TRANSITION,
};

export default presets;
