import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

const wards = [
  { color: 'neutral', name: 'Ward A', state: 'Not staffed' },
  { color: 'primary', name: 'Ward B', state: 'Visiting hours' },
  { color: 'success', name: 'Ward C', state: '6 beds free' },
  { color: 'warning', name: 'Ward D', state: '1 bed free' },
  { color: 'danger', name: 'Ward E', state: 'Full' },
] as const;

export default function CardColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(2, minmax(0, 150px))',
      }}
    >
      {wards.map(({ color, name, state }) => (
        <Card key={name} variant="soft" color={color}>
          <Typography level="title-md" textColor="inherit">
            {name}
          </Typography>
          {state}
        </Card>
      ))}
    </Box>
  );
}
