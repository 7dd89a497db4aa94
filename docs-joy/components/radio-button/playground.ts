import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Radio: { props: { label: 'Monthly', value: { code: "'monthly'" } }, hide: ['value'] },
  RadioGroup: {
    props: {
      'aria-label': 'Billing',
      defaultValue: { code: "'monthly'" },
      children: {
        code: '<Radio value="monthly" label="Monthly" />\n<Radio value="yearly" label="Yearly" />',
      },
    },
  },
};

export default presets;
