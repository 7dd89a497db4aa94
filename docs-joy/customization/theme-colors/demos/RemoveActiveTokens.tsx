import Button from '@mui/joy/Button';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const palette = {
  primary: { softActiveBg: undefined, softActiveColor: undefined },
};

const calmTheme = extendTheme({
  cssVarPrefix: 'calm',
  colorSchemeSelector: '[data-theme="%s"]',
  colorSchemes: { light: { palette }, dark: { palette } },
});

export default function RemoveActiveTokens() {
  return (
    <CssVarsProvider theme={calmTheme} colorSchemeNode={null}>
      <Button variant="soft">Set points</Button>
    </CssVarsProvider>
  );
}
