import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Skeleton: { props: {}, hide: ['children'], width: 280 },
};

export default presets;
