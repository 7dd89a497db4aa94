import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  LinearProgress: { props: { 'aria-label': 'Grinding' }, width: 320 },
};

export default presets;
