import type { Presets } from '@site/src/playground/types';

const OPTIONS = `
  <Option value="rye">Rye</Option>
  <Option value="spelt">Spelt</Option>
  <Option value="oats">Oats</Option>
`;

const presets: Presets = {
  Option: {
    props: { value: { code: "'rye'" }, children: 'Rye' },
    around: `
      <Select defaultValue="rye" slotProps={{ button: { 'aria-label': 'Grain' } }}>
        <Here />
        <Option value="spelt">Spelt</Option>
      </Select>
    `,
  },
  Select: {
    props: {
      defaultValue: { code: "'rye'" },
      slotProps: { code: "{ button: { 'aria-label': 'Grain' } }" },
      children: { code: OPTIONS },
    },
    width: 200,
  },
};

export default presets;
