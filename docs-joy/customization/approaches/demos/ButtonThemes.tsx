import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const apiaryTheme = extendTheme({
  colorSchemeSelector: '[data-theme="%s"]',
  components: {
    JoyButton: {
      defaultProps: { variant: 'soft', color: 'warning' },
      styleOverrides: {
        root: ({ ownerState }) => ({
          borderRadius: 0,
          ...(ownerState.size === 'lg' && { textTransform: 'uppercase' }),
        }),
      },
    },
  },
});

export default function ButtonThemes() {
  return (
    <CssVarsProvider theme={apiaryTheme} colorSchemeNode={null}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button>Weigh</Button>
        <Button size="lg">Harvest</Button>
        <Button color="danger">Report a loss</Button>
      </Stack>
    </CssVarsProvider>
  );
}
