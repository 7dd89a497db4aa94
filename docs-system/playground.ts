import type { Presets } from '@site/src/playground/types';

const PARTS = `
  <Box sx={{ p: 2, border: 1 }}>Rye</Box>
  <Box sx={{ p: 2, border: 1 }}>Spelt</Box>
  <Box sx={{ p: 2, border: 1 }}>Oats</Box>
`;

const presets: Presets = {
  Box: { props: { sx: { code: "{ p: 3, border: '1px dashed' }" }, children: 'Fresh flour' } },
  Container: {
    props: { maxWidth: 'xs', children: { code: '<Box sx={{ p: 2, border: 1 }}>Rye</Box>' } },
    width: 560,
  },
  Grid: {
    props: {
      container: true,
      spacing: 2,
      children: {
        code: `
          <Grid size={6}><Box sx={{ p: 2, border: 1 }}>Rye</Box></Grid>
          <Grid size={6}><Box sx={{ p: 2, border: 1 }}>Spelt</Box></Grid>
          <Grid size={12}><Box sx={{ p: 2, border: 1 }}>Oats</Box></Grid>
        `,
      },
    },
    width: 400,
  },
  Stack: { props: { spacing: 2, direction: 'row', children: { code: PARTS } } },
};

export default presets;
