import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import PrintOutlined from '@mui/icons-material/PrintOutlined';

export default function BasicTooltip() {
  return (
    <Tooltip title="Print the prescription">
      <IconButton>
        <PrintOutlined />
      </IconButton>
    </Tooltip>
  );
}
