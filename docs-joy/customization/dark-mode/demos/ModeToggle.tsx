import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import { CssVarsProvider, extendTheme, useColorScheme } from '@mui/joy/styles';

const darkroomTheme = extendTheme({
  cssVarPrefix: 'darkroom',
  colorSchemeSelector: '[data-darkroom="%s"]',
});

function ModeButtons() {
  const { mode, setMode } = useColorScheme();

  return (
    <ToggleButtonGroup
      aria-label="Color mode"
      value={mode ?? 'light'}
      onChange={(_event, next) => next && setMode(next)}
    >
      <Button value="light">Light</Button>
      <Button value="dark">Dark</Button>
    </ToggleButtonGroup>
  );
}

export default function ModeToggle() {
  const [node, setNode] = React.useState<HTMLDivElement | null>(null);

  return (
    <CssVarsProvider
      theme={darkroomTheme}
      defaultMode="light"
      colorSchemeNode={node}
      modeStorageKey="darkroom-mode"
      disableNestedContext
    >
      <Box ref={setNode} data-darkroom="light">
        <Sheet variant="outlined" sx={{ p: 3, borderRadius: 'md' }}>
          <ModeButtons />
        </Sheet>
      </Box>
    </CssVarsProvider>
  );
}
