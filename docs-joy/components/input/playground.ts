import type { Presets } from '@site/src/playground/types';

const IN_FIELD = `
  <FormControl>
    <Here />
    <Input placeholder="Miller" />
  </FormControl>
`;

const presets: Presets = {
  FormControl: {
    props: {
      children: {
        code: `
          <FormLabel>Miller</FormLabel>
          <Input placeholder="Name" />
          <FormHelperText>As on the invoice</FormHelperText>
        `,
      },
    },
  },
  FormHelperText: { props: { children: 'As on the invoice' } },
  FormLabel: { props: { children: 'Miller' }, around: IN_FIELD },
  Input: { props: { placeholder: 'Miller' } },
};

export default presets;
