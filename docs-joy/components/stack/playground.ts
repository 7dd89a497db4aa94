import type { Presets } from '@site/src/playground/types';

const PARTS = `
  <Sheet variant="outlined" sx={{ p: 2 }}>Orders</Sheet>
  <Sheet variant="outlined" sx={{ p: 2 }}>Invoices</Sheet>
  <Sheet variant="outlined" sx={{ p: 2 }}>Messages</Sheet>
`;

const presets: Presets = {
  Stack: { props: { spacing: 2, direction: 'row', children: { code: PARTS } } },
};

export default presets;
