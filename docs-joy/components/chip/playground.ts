import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Chip: { props: { children: 'Paid' } },
  ChipDelete: { props: { 'aria-label': 'Remove' }, hide: ['children'] },
};

export default presets;
