import type { Presets } from '@site/src/playground/types';

const PARTS = `
  <Sheet variant="outlined" sx={{ p: 2 }}>Rye</Sheet>
  <Sheet variant="outlined" sx={{ p: 2 }}>Spelt</Sheet>
  <Sheet variant="outlined" sx={{ p: 2 }}>Oats</Sheet>
`;

const presets: Presets = {
  Stack: { props: { spacing: 2, direction: 'row', children: { code: PARTS } } },
};

export default presets;
