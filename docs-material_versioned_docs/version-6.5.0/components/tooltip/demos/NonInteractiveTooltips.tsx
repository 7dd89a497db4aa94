import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatQuote from '@mui/icons-material/FormatQuote';

const tools = [
  { name: 'Bold', icon: <FormatBold /> },
  { name: 'Italic', icon: <FormatItalic /> },
  { name: 'Block quote', icon: <FormatQuote /> },
];

export default function NonInteractiveTooltips() {
  return (
    <Stack>
      {tools.map(({ name, icon }) => (
        <Tooltip key={name} title={name} disableInteractive>
          <IconButton>{icon}</IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
