import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Chip: { props: { children: 'Organic' } },
  ChipDelete: { props: { 'aria-label': 'Remove' }, hide: ['children'] },
};

export default presets;
