import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  FormLabel: { props: { children: 'Grain' } },
  Radio: { props: { slotProps: { code: "{ input: { 'aria-label': 'Rye' } }" } } },
  RadioGroup: {
    props: {
      defaultValue: { code: "'rye'" },
      children: {
        code: `
          <FormControlLabel value="rye" control={<Radio />} label="Rye" />
          <FormControlLabel value="spelt" control={<Radio />} label="Spelt" />
        `,
      },
    },
  },
};

export default presets;
