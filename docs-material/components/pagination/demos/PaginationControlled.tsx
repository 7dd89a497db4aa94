import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const winters = [
  '1962, frozen bay',
  '1978, record snow',
  '1986, three thaws',
  '1996, dry frost',
];

export default function PaginationControlled() {
  const [page, setPage] = React.useState(2);

  return (
    <Stack spacing={1}>
      <Typography role="status">Winter of {winters[page - 1]}</Typography>
      <Pagination
        count={winters.length}
        page={page}
        onChange={(_event, next) => setPage(next)}
        aria-label="Winters"
      />
    </Stack>
  );
}
