import type { Presets } from '@site/src/playground/types';

const IN_FIELD = `
  <FormControl>
    <Here />
    <Input defaultValue="Ada Berg" />
  </FormControl>
`;

const presets: Presets = {
  FormControl: {
    props: {
      children: {
        code: `
          <FormLabel>Customer</FormLabel>
          <Input defaultValue="Ada Berg" />
          <FormHelperText>As on the invoice</FormHelperText>
        `,
      },
    },
  },
  FormHelperText: { props: { children: 'As on the invoice' } },
  FormLabel: { props: { children: 'Customer' }, around: IN_FIELD },
  Input: { props: { defaultValue: { code: "'Ada Berg'" }, 'aria-label': 'Customer' } },
};

export default presets;
