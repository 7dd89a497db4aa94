import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Skeleton: { props: { variant: 'text' }, hide: ['children'], width: 280 },
};

export default presets;
