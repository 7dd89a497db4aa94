import type { Presets } from '@site/src/playground/types';

const MENU_ITEMS = `
  <MenuItem value={1}>Rye</MenuItem>
  <MenuItem value={2}>Spelt</MenuItem>
  <MenuItem value={3}>Oats</MenuItem>
`;

const presets: Presets = {
  NativeSelect: {
    props: {
      inputProps: { code: "{ 'aria-label': 'Grain' }" },
      children: { code: '<option value="rye">Rye</option>\n<option value="spelt">Spelt</option>' },
    },
  },
  Select: {
    props: {
      defaultValue: { code: '1' },
      inputProps: { code: "{ 'aria-label': 'Grain' }" },
      children: { code: MENU_ITEMS },
    },
  },
};

export default presets;
