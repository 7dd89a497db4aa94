import type { Presets } from '@site/src/playground/types';

const presets: Presets = {
  FilledInput: { props: { placeholder: 'Miller' } },
  FormControl: {
    props: {
      children: {
        code: `
          <FormLabel>Grain</FormLabel>
          <RadioGroup defaultValue="rye">
            <FormControlLabel value="rye" control={<Radio />} label="Rye" />
            <FormControlLabel value="spelt" control={<Radio />} label="Spelt" />
          </RadioGroup>
        `,
      },
    },
  },
  FormHelperText: { props: { children: 'As on the invoice' } },
  Input: { props: { placeholder: 'Miller' } },
  InputAdornment: {
    props: { position: 'start', children: 'kg' },
    around: `
      <FormControl>
        <Here />
        <OutlinedInput placeholder="12" />
      </FormControl>
    `,
  },
  InputBase: { props: { placeholder: 'Miller' } },
  InputLabel: {
    props: { children: 'Miller', htmlFor: 'playground-miller' },
    around: `
      <FormControl>
        <Here />
        <OutlinedInput id="playground-miller" label="Miller" />
      </FormControl>
    `,
  },
  OutlinedInput: { props: { placeholder: 'Miller' } },
  TextField: { props: { label: 'Miller' } },
};

export default presets;
