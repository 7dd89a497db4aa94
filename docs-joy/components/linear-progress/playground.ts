import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  LinearProgress: { props: { 'aria-label': 'Loading' }, width: 320 },
};

export default presets;
