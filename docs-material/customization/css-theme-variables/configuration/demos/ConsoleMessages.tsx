import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { getInitColorSchemeScript, useColorScheme } from '@mui/material/styles';

// A name that an earlier version of the app has stored, which TypeScript can't check.
const stored = JSON.parse('"sepia"');

export default function ConsoleMessages() {
  const { setColorScheme } = useColorScheme();
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => setColorScheme(stored)}>
        Restore the color scheme
      </Button>
      <Button variant="outlined" onClick={() => getInitColorSchemeScript()}>
        Create the old script
      </Button>
    </Stack>
  );
}
