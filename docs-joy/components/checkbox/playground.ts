import type { Preset, Presets } from '@site/src/playground/types';

const LABELLED: Preset = { props: { label: 'Express delivery' } };

const presets: Presets = {
  Checkbox: LABELLED,
};

export default presets;
