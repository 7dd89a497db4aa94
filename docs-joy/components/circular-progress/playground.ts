import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  CircularProgress: { props: { 'aria-label': 'Loading' } },
};

export default presets;
