import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  CircularProgress: { props: { 'aria-label': 'Grinding' } },
};

export default presets;
