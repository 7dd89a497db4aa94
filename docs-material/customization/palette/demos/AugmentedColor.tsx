import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const base = createTheme();

const seasons = {
  moss: base.palette.augmentColor({ color: { main: '#5b6d2f' }, name: 'moss' }),
  slate: base.palette.augmentColor({
    color: { main: '#3f5a78' },
    name: 'slate',
  }),
};

const nursery = createTheme(base, { palette: seasons });

export default function AugmentedColor() {
  return (
    <ThemeProvider theme={nursery}>
      <Stack direction="row" spacing={2}>
        {['moss', 'slate'].map((color) => (
          <Box
            key={color}
            sx={{
              flex: 1,
              p: 2,
              bgcolor: `${color}.main`,
              color: `${color}.contrastText`,
              borderInlineStart: 12,
              borderColor: `${color}.light`,
            }}
          >
            {color}
          </Box>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
