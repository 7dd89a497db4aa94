import Download from '@mui/icons-material/Download';
import Layers from '@mui/icons-material/Layers';
import MyLocation from '@mui/icons-material/MyLocation';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';

const tools = [
  { text: 'Zoom in', Icon: ZoomIn },
  { text: 'Zoom out', Icon: ZoomOut },
  null,
  { text: 'Show my position', Icon: MyLocation },
  { text: 'Map layers', Icon: Layers },
  null,
  { text: 'Save for offline use', Icon: Download },
];

export default function VerticalDividerMiddle() {
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label="Map tools"
      sx={{ display: 'flex', flexWrap: 'wrap' }}
    >
      {tools.map((tool, index) =>
        tool === null ? (
          <Divider
            key={index}
            flexItem
            orientation="vertical"
            variant="middle"
          />
        ) : (
          <IconButton key={tool.text} aria-label={tool.text}>
            <tool.Icon />
          </IconButton>
        ),
      )}
    </Paper>
  );
}
