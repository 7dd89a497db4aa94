import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const clayTheme = extendTheme({
  colorSchemeSelector: '[data-theme="%s"]',
  variants: {
    outlined: {
      primary: { '--variant-borderWidth': '2px', borderStyle: 'dashed' },
    },
  },
});

export default function ThemedVariant() {
  return (
    <CssVarsProvider theme={clayTheme} colorSchemeNode={null}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button variant="outlined">Reserve the wheel</Button>
        <Chip variant="outlined" color="primary">
          Evening course
        </Chip>
        <Button variant="outlined" color="neutral">
          Cancel
        </Button>
      </Stack>
    </CssVarsProvider>
  );
}
