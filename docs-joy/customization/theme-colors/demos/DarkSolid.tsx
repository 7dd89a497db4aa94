import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const bright = {
  solidBg: '#F2B705',
  solidHoverBg: '#DBA504',
  solidActiveBg: '#C29203',
  solidColor: '#221A00',
};

const signalTheme = extendTheme({
  cssVarPrefix: 'signal',
  colorSchemeSelector: '[data-theme="%s"]',
  colorSchemes: {
    light: { palette: { warning: bright } },
    dark: { palette: { warning: bright } },
  },
});

export default function DarkSolid() {
  return (
    <CssVarsProvider theme={signalTheme} colorSchemeNode={null}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button color="warning">Hold the train</Button>
        <Chip variant="solid" color="warning">
          Caution
        </Chip>
      </Stack>
    </CssVarsProvider>
  );
}
