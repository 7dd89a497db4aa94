import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const labelTheme = extendTheme({
  colorSchemeSelector: '[data-theme="%s"]',
  components: {
    JoyChip: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          '--Chip-radius': theme.vars.radius.xs,
          ...(ownerState.color === 'danger' && { borderStyle: 'dashed' }),
        }),
      },
    },
  },
});

export default function ThemedChip() {
  return (
    <CssVarsProvider theme={labelTheme} colorSchemeNode={null}>
      <Stack direction="row" spacing={2}>
        <Chip>Herbarium</Chip>
        <Chip color="danger">Fragile</Chip>
        <Chip variant="solid">New</Chip>
      </Stack>
    </CssVarsProvider>
  );
}
