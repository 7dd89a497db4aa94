import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Table: {
    props: {
      children: {
        code: `
          <thead>
            <tr><th>Order</th><th>Total</th></tr>
          </thead>
          <tbody>
            <tr><td>1042</td><td>$58</td></tr>
            <tr><td>1043</td><td>$120</td></tr>
          </tbody>
        `,
      },
    },
    width: 320,
  },
};

export default presets;
