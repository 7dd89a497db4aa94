import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  AspectRatio: { props: { children: { code: '<div>Picture</div>' } }, width: 280 },
};

export default presets;
