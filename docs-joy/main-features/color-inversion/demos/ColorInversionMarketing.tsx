import * as React from 'react';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import type { ColorPaletteProp } from '@mui/joy/styles';

const colors: ColorPaletteProp[] = ['primary', 'neutral', 'danger', 'success'];

export default function ColorInversionMarketing() {
  const [index, setIndex] = React.useState(0);

  return (
    <Sheet
      variant="solid"
      color={colors[index]}
      invertedColors
      sx={{ p: 3, borderRadius: 'lg' }}
    >
      <Typography level="h3" component="p">
        Never miss an eclipse
      </Typography>
      <Typography textColor="text.primary" sx={{ mb: 2 }}>
        One mail, a week ahead.
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Input
          variant="outlined"
          type="email"
          slotProps={{ input: { 'aria-label': 'Mail address' } }}
        />
        <Button>Subscribe</Button>
        <Button
          variant="plain"
          onClick={() => setIndex((index + 1) % colors.length)}
        >
          Next color
        </Button>
      </Stack>
    </Sheet>
  );
}
