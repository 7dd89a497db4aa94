import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';
import Delete from '@mui/icons-material/Delete';

export default function ArrowTooltips() {
  return (
    <Tooltip arrow title="Delete order" placement="right">
      <IconButton variant="outlined">
        <Delete />
      </IconButton>
    </Tooltip>
  );
}
