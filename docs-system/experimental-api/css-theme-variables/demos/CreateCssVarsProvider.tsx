import * as React from 'react';
import {
  styled,
  unstable_createCssVarsProvider,
  unstable_createCssVarsTheme,
} from '@mui/system';

const theme = unstable_createCssVarsTheme({
  cssVarPrefix: 'atlas',
  defaultColorScheme: 'light',
  colorSchemeSelector: '[data-atlas-scheme="%s"]',
  disableCssColorScheme: true,
  colorSchemes: {
    light: { palette: { mode: 'light', land: '#e8efe0', ink: '#1f2a1a' } },
    dark: { palette: { mode: 'dark', land: '#1c241a', ink: '#dfe8d8' } },
  },
});

const { CssVarsProvider, useColorScheme } = unstable_createCssVarsProvider({
  theme,
  defaultColorScheme: { light: 'light', dark: 'dark' },
});

const Land = styled('p')({
  padding: 16,
  background: 'var(--atlas-palette-land)',
  color: 'var(--atlas-palette-ink)',
});

const Key = styled('button')({
  font: 'inherit',
  padding: '4px 12px',
  border: '1px solid',
  background: 'var(--atlas-palette-ink)',
  color: 'var(--atlas-palette-land)',
});

function ModeButton() {
  const { mode, setMode } = useColorScheme();
  return (
    <Key
      type="button"
      onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
    >
      {mode === 'dark' ? 'Day map' : 'Night map'}
    </Key>
  );
}

export default function CreateCssVarsProvider() {
  const [node, setNode] = React.useState<HTMLDivElement | null>(null);

  return (
    <div ref={setNode} data-atlas-scheme="light">
      <CssVarsProvider
        colorSchemeNode={node}
        defaultMode="light"
        storageManager={null}
      >
        <Land>Meadows and moor</Land>
        <ModeButton />
      </CssVarsProvider>
    </div>
  );
}
