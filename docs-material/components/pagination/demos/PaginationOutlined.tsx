import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationOutlined() {
  return (
    <Stack spacing={1}>
      <Pagination
        variant="outlined"
        count={6}
        color="primary"
        aria-label="Storm reports"
      />
      <Pagination
        variant="outlined"
        count={6}
        disabled
        aria-label="Frost reports, loading"
      />
    </Stack>
  );
}
