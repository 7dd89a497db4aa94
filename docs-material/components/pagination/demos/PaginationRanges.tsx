import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const ranges = [
  { label: 'Current page only', siblingCount: 0, boundaryCount: 1 },
  { label: 'Two neighbors', siblingCount: 1, boundaryCount: 1 },
  { label: 'Neighbors only', siblingCount: 2, boundaryCount: 0 },
  { label: 'More of the ends', siblingCount: 0, boundaryCount: 3 },
];

export default function PaginationRanges() {
  return (
    <Stack spacing={2}>
      {ranges.map(({ label, ...range }) => (
        <div key={label}>
          <Typography variant="body2">{label}</Typography>
          <Pagination
            count={52}
            defaultPage={26}
            {...range}
            aria-label={`Weeks: ${label}`}
          />
        </div>
      ))}
    </Stack>
  );
}
