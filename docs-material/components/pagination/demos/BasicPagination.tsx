import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function BasicPagination() {
  return (
    <Stack spacing={1}>
      <Pagination count={8} aria-label="Air temperature" />
      <Pagination
        count={8}
        defaultPage={3}
        color="primary"
        aria-label="Rainfall"
      />
      <Pagination
        count={8}
        defaultPage={6}
        color="secondary"
        aria-label="Sunshine"
      />
    </Stack>
  );
}
