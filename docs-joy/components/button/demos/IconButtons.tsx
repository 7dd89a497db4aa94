import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Forward10 from '@mui/icons-material/Forward10';
import Pause from '@mui/icons-material/Pause';
import Replay10 from '@mui/icons-material/Replay10';

export default function IconButtons() {
  return (
    <Stack direction="row" spacing={2}>
      <IconButton aria-label="Bookmark this chapter">
        <BookmarkBorder />
      </IconButton>
      <IconButton variant="outlined" aria-label="Back 10 seconds">
        <Replay10 />
      </IconButton>
      <IconButton variant="solid" color="primary" aria-label="Pause">
        <Pause />
      </IconButton>
      <IconButton variant="soft" aria-label="Forward 10 seconds">
        <Forward10 />
      </IconButton>
    </Stack>
  );
}
