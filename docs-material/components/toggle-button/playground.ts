import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  ToggleButton: { props: { value: { code: "'bold'" }, children: 'Bold' } },
  ToggleButtonGroup: {
    props: {
      value: { code: "'fine'" },
      exclusive: true,
      'aria-label': 'Grind',
      children: {
        code: `
          <ToggleButton value="fine">Fine</ToggleButton>
          <ToggleButton value="coarse">Coarse</ToggleButton>
        `,
      },
    },
  },
};

export default presets;
