import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  ScopedCssBaseline: { props: { children: 'Order 5518' } },
};

export default presets;
