import * as React from 'react';
import Divider from '@mui/joy/Divider';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRight from '@mui/icons-material/FormatAlignRight';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';

export default function ToggleGroupToolbar() {
  const [align, setAlign] = React.useState('left');
  const [formats, setFormats] = React.useState(['italic']);

  return (
    <Sheet
      variant="outlined"
      sx={{ display: 'flex', gap: 1, p: 0.5, borderRadius: 'md' }}
    >
      <ToggleButtonGroup
        variant="plain"
        spacing={0.5}
        aria-label="Alignment"
        value={align}
        onChange={(_event, newAlign) => setAlign(newAlign ?? align)}
      >
        <IconButton value="left" aria-label="Left">
          <FormatAlignLeft />
        </IconButton>
        <IconButton value="right" aria-label="Right">
          <FormatAlignRight />
        </IconButton>
      </ToggleButtonGroup>
      <Divider orientation="vertical" />
      <ToggleButtonGroup
        variant="plain"
        spacing={0.5}
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
      </ToggleButtonGroup>
    </Sheet>
  );
}
