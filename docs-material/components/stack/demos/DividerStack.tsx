import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const workshop = [
  { count: 7, where: 'waiting' },
  { count: 2, where: 'on the stand' },
  { count: 4, where: 'to collect' },
];

export default function DividerStack() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider flexItem orientation="vertical" />}
    >
      {workshop.map(({ count, where }) => (
        <div key={where}>
          <Typography variant="h5" component="div">
            {count}
          </Typography>
          <Typography variant="body2">{where}</Typography>
        </div>
      ))}
    </Stack>
  );
}
