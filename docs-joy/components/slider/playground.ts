import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Slider: { props: { defaultValue: { code: '40' }, 'aria-label': 'Volume' }, width: 300 },
};

export default presets;
