import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  ScopedCssBaseline: { props: { children: 'Fresh flour' } },
};

export default presets;
