import Box from '@mui/system/Box';

const beds = ['Leeks', 'Beans', 'Chard', 'Peas', 'Garlic'];

export default function Gap() {
  return (
    <Box
      sx={{
        width: 1,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(3, 1fr)',
      }}
    >
      {beds.map((bed) => (
        <Box key={bed} sx={{ p: 1, border: 1, borderRadius: 1 }}>
          {bed}
        </Box>
      ))}
    </Box>
  );
}
