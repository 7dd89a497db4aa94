import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationButtons() {
  return (
    <Stack spacing={1}>
      <Pagination
        count={31}
        defaultPage={17}
        showFirstButton
        showLastButton
        aria-label="Days of January"
      />
      <Pagination
        count={4}
        hidePrevButton
        hideNextButton
        aria-label="Quarters"
      />
    </Stack>
  );
}
