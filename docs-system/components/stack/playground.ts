import type { Presets } from '@site/src/playground/types';

const PARTS = `
  <Box sx={{ p: 2, border: 1 }}>Rye</Box>
  <Box sx={{ p: 2, border: 1 }}>Spelt</Box>
  <Box sx={{ p: 2, border: 1 }}>Oats</Box>
`;

const presets: Presets = {
  Stack: { props: { spacing: 2, direction: 'row', children: { code: PARTS } } },
};

export default presets;
