import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

const parcels = [
  { size: 'sm', name: 'Letter', limit: 'Up to 500 g' },
  { size: 'md', name: 'Packet', limit: 'Up to 2 kg' },
  { size: 'lg', name: 'Crate', limit: 'Up to 30 kg' },
] as const;

export default function CardSizes() {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}
    >
      {parcels.map(({ size, name, limit }) => (
        <Card key={size} size={size}>
          <Typography level="title-md">{name}</Typography>
          {limit}
        </Card>
      ))}
    </Box>
  );
}
