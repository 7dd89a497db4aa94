import type { Presets } from '@site/src/playground/types';

const IN_FIELD = `
  <FormControl>
    <Here />
    <Input defaultValue="Stone Mill" />
  </FormControl>
`;

const presets: Presets = {
  FormControl: {
    props: {
      children: {
        code: `
          <FormLabel>Miller</FormLabel>
          <Input defaultValue="Stone Mill" />
          <FormHelperText>As on the invoice</FormHelperText>
        `,
      },
    },
  },
  FormHelperText: { props: { children: 'As on the invoice' } },
  FormLabel: { props: { children: 'Miller' }, around: IN_FIELD },
  Input: { props: { defaultValue: { code: "'Stone Mill'" }, 'aria-label': 'Miller' } },
};

export default presets;
