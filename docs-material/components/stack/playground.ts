import type { Presets } from '@site/src/playground/types';

const PARTS = `
  <Paper sx={{ p: 2 }}>Rye</Paper>
  <Paper sx={{ p: 2 }}>Spelt</Paper>
  <Paper sx={{ p: 2 }}>Oats</Paper>
`;

const presets: Presets = {
  Stack: { props: { spacing: 2, direction: 'row', children: { code: PARTS } } },
};

export default presets;
