import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';

export default function ArrowTooltips() {
  return (
    <Tooltip title="Reserve this book" arrow>
      <IconButton>
        <BookmarkAddOutlined />
      </IconButton>
    </Tooltip>
  );
}
