import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Radio: { props: { label: 'Rye', value: { code: "'rye'" } }, hide: ['value'] },
  RadioGroup: {
    props: {
      defaultValue: { code: "'rye'" },
      children: {
        code: '<Radio value="rye" label="Rye" />\n<Radio value="spelt" label="Spelt" />',
      },
    },
  },
};

export default presets;
