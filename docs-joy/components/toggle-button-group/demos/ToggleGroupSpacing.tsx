import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';

export default function ToggleGroupSpacing() {
  const [formats, setFormats] = React.useState(['bold']);

  return (
    <ToggleButtonGroup
      spacing={1}
      variant="plain"
      aria-label="Text format"
      value={formats}
      onChange={(_event, newFormats) => setFormats(newFormats)}
    >
      <IconButton value="bold" aria-label="Bold">
        <FormatBold />
      </IconButton>
      <IconButton value="italic" aria-label="Italic">
        <FormatItalic />
      </IconButton>
      <IconButton value="underlined" aria-label="Underlined">
        <FormatUnderlined />
      </IconButton>
    </ToggleButtonGroup>
  );
}
