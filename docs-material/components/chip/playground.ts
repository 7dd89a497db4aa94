import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Chip: { props: { label: 'Organic' } },
};

export default presets;
