import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'];
const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900];

export default function PaletteThemeViewer() {
  const [color, setColor] = React.useState('primary');

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        size="sm"
        aria-label="Palette"
        value={color}
        onChange={(_event, next) => setColor(next ?? color)}
        sx={{ flexWrap: 'wrap' }}
      >
        {colors.map((name) => (
          <Button key={name} value={name}>
            {name}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 1 }}
      >
        {shades.map((shade) => (
          <div key={shade}>
            <Box
              sx={{
                height: 40,
                borderRadius: 'sm',
                bgcolor: `${color}.${shade}`,
              }}
            />
            <Typography level="body-xs">{shade}</Typography>
          </div>
        ))}
      </Box>
    </Stack>
  );
}
