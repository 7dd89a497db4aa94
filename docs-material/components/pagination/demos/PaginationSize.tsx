import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const places = [
  { size: 'small', place: 'Side panel' },
  { size: 'medium', place: 'Search results' },
  { size: 'large', place: 'Touch screen in the lobby' },
] as const;

export default function PaginationSize() {
  return (
    <Stack spacing={2}>
      {places.map(({ size, place }) => (
        <div key={size}>
          <Typography gutterBottom>{place}</Typography>
          <Pagination size={size} count={5} aria-label={`Pages, ${size}`} />
        </div>
      ))}
    </Stack>
  );
}
