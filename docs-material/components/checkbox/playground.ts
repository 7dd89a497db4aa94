import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Checkbox: { props: { slotProps: { code: "{ input: { 'aria-label': 'Gift wrap' } }" } } },
  FormControlLabel: { props: { label: 'Gift wrap', control: { code: '<Checkbox />' } } },
  FormGroup: {
    props: {
      children: {
        code: `
          <FormControlLabel control={<Checkbox />} label="Gift wrap" />
          <FormControlLabel control={<Checkbox />} label="Receipt" />
        `,
      },
    },
  },
};

export default presets;
