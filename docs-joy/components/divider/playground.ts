import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Divider: {
    props: { children: 'or' },
    around: `
      <Card>
        <div>Order</div>
        <Here />
        <div>Invoice</div>
      </Card>
    `,
    width: 320,
  },
};

export default presets;
