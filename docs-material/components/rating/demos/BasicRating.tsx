import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicRating() {
  const [score, setScore] = React.useState<number | null>(null);

  return (
    <Stack spacing={2}>
      <div>
        <Typography id="bread-class">How was the sourdough class?</Typography>
        <Rating
          role="radiogroup"
          aria-labelledby="bread-class"
          value={score}
          onChange={(event, value) => setScore(value)}
        />
      </div>
      <div>
        <Typography>Knife skills, rated by 31 students</Typography>
        <Rating readOnly value={4} />
      </div>
    </Stack>
  );
}
