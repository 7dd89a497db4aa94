import type { Preset, Presets } from '@site/src/playground/types';

const LABELLED: Preset = { props: { label: 'Gift wrap' } };

const presets: Presets = {
  Checkbox: LABELLED,
};

export default presets;
