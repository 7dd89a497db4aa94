import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Typography: { props: { children: 'Flour, ground this morning' } },
};

export default presets;
