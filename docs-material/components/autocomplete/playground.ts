import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  Autocomplete: {
    props: {
      options: { code: "['Rye', 'Spelt', 'Oats', 'Wheat']" },
      renderInput: { code: '(params) => <TextField {...params} label="Grain" />' },
    },
    width: 300,
  },
};

export default presets;
