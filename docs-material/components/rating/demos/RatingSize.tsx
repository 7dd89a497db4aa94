import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function RatingSize() {
  return (
    <Stack spacing={1}>
      <Rating
        readOnly
        size="small"
        value={5}
        getLabelText={(stars) => `Recipe in a list: ${stars} stars`}
      />
      <Rating role="radiogroup" aria-label="The recipe" defaultValue={4} />
      <Rating
        role="radiogroup"
        aria-label="The entire course"
        size="large"
        defaultValue={3}
      />
    </Stack>
  );
}
