import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

export default function FollowCursorTooltips() {
  return (
    <Tooltip describeChild title="Quiet zone" followCursor>
      <Box
        role="img"
        aria-label="Floor plan: the quiet zone fills the north wing"
        sx={{
          width: 1,
          height: 140,
          color: 'divider',
          border: 2,
          backgroundImage:
            'repeating-linear-gradient(90deg, transparent 0 36px, currentColor 36px 48px)',
        }}
      />
    </Tooltip>
  );
}
