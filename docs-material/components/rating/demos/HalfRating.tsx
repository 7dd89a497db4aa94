import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function HalfRating() {
  return (
    <Stack spacing={1}>
      <Typography id="half-pasta">Your score for the fresh pasta</Typography>
      <Rating
        role="radiogroup"
        aria-labelledby="half-pasta"
        defaultValue={3.5}
        precision={0.5}
      />
      <Typography>Average of the evening course: 4.2</Typography>
      <Rating readOnly value={4.2} precision={0.1} />
    </Stack>
  );
}
