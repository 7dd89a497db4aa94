import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export interface Bed {
  bed: string;
  state: string;
  note: string;
}

export const beds: readonly Bed[] = [
  { bed: '4.01 window', state: 'Occupied', note: 'Discharge at 11:00' },
  { bed: '4.01 door', state: 'Occupied', note: 'Fasting for surgery' },
  { bed: '4.02 window', state: 'Cleaning', note: 'Ready in 20 minutes' },
  { bed: '4.02 door', state: 'Free', note: 'Reserved for emergency' },
  { bed: '4.03 window', state: 'Free', note: 'Oxygen available' },
  { bed: '4.03 door', state: 'Blocked', note: 'Mattress is being replaced' },
];

/** The beds as cards. With `onPick`, each card is a button. */
export function BedList({ onPick }: { onPick?: (bed: Bed) => void }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
      }}
    >
      {beds.map((bed) => {
        const content = (
          <CardContent
            component="span"
            sx={{ display: 'block', p: 1.5, overflowWrap: 'anywhere' }}
          >
            <Typography component="span" sx={{ display: 'block' }}>
              {bed.bed}
            </Typography>
            <Typography component="span" variant="body2" color="textSecondary">
              {bed.state}
            </Typography>
          </CardContent>
        );
        return (
          <Card key={bed.bed} variant="outlined">
            {onPick ? (
              <CardActionArea onClick={() => onPick(bed)}>
                {content}
              </CardActionArea>
            ) : (
              content
            )}
          </Card>
        );
      })}
    </Box>
  );
}
