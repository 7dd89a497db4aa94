import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Print from '@mui/icons-material/Print';
import Undo from '@mui/icons-material/Undo';

export default function IconButtons() {
  const [marked, setMarked] = React.useState(false);

  return (
    <Stack direction="row" spacing={1}>
      <IconButton aria-label="Print this page">
        <Print />
      </IconButton>
      <IconButton
        aria-label="Bookmark"
        aria-pressed={marked}
        onClick={() => setMarked(!marked)}
      >
        {marked ? <Bookmark /> : <BookmarkBorder />}
      </IconButton>
      <IconButton aria-label="Undo the last edit" disabled>
        <Undo />
      </IconButton>
    </Stack>
  );
}
