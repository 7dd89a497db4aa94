import Chip from '@mui/joy/Chip';
import Grid from '@mui/joy/Grid';
import Typography from '@mui/joy/Typography';

const messages = [
  { status: 'New', text: 'Question about invoice 1042' },
  { status: 'Answered', text: 'Change of address' },
];

export default function VariableWidthGrid() {
  return messages.map(({ status, text }) => (
    <Grid key={text} container spacing={2} sx={{ width: '100%', mb: 1 }}>
      <Grid size="auto">
        <Chip>{status}</Chip>
      </Grid>
      <Grid size="grow">
        <Typography noWrap>{text}</Typography>
      </Grid>
    </Grid>
  ));
}
