import type { Presets } from '@site/src/playground/types';

const OPTIONS = `
  <Option value="paid">Paid</Option>
  <Option value="shipped">Shipped</Option>
  <Option value="returned">Returned</Option>
`;

const presets: Presets = {
  Option: {
    props: { value: { code: "'paid'" }, children: 'Paid' },
    around: `
      <Select defaultValue="paid" slotProps={{ button: { 'aria-label': 'Order status' } }}>
        <Here />
        <Option value="shipped">Shipped</Option>
      </Select>
    `,
  },
  Select: {
    props: {
      defaultValue: { code: "'paid'" },
      slotProps: { code: "{ button: { 'aria-label': 'Order status' } }" },
      children: { code: OPTIONS },
    },
    width: 200,
  },
};

export default presets;
