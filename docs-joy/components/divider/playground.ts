import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Divider: { props: { children: 'or' }, width: 320 },
};

export default presets;
