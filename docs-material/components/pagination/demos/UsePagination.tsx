import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import usePagination from '@mui/material/usePagination';

const names = { previous: 'Earlier', next: 'Later' };

export default function UsePagination() {
  const { items } = usePagination({ count: 30, defaultPage: 12 });

  return (
    <Box component="nav" aria-label="Days of June">
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.5,
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {items.map(({ page, type, selected, ...button }, index) => (
          <li key={index}>
            {type === 'start-ellipsis' || type === 'end-ellipsis' ? (
              <Box sx={{ p: 1 }}>to</Box>
            ) : (
              <Button
                {...button}
                size="small"
                variant={selected ? 'contained' : 'text'}
              >
                {type === 'previous' || type === 'next' ? names[type] : page}
              </Button>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}
