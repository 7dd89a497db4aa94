import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Table: {
    props: {
      children: {
        code: `
          <thead>
            <tr><th>Grain</th><th>Weight</th></tr>
          </thead>
          <tbody>
            <tr><td>Rye</td><td>12 kg</td></tr>
            <tr><td>Spelt</td><td>7 kg</td></tr>
          </tbody>
        `,
      },
    },
    width: 320,
  },
};

export default presets;
