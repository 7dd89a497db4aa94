import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Typography: { props: { children: 'Your order has shipped' } },
};

export default presets;
