import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

const verdicts = ['Bad', 'Fair', 'Good', 'Very good', 'Restaurant quality'];
const verdict = (score: number) => verdicts[score - 1] ?? 'Not tasted';

export default function HoverRating() {
  const [score, setScore] = React.useState<number | null>(3);
  const [pointed, setPointed] = React.useState(-1);
  const shown = pointed === -1 ? score : pointed;

  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <Rating
        role="radiogroup"
        aria-label="The risotto"
        emptyLabelText="Not tasted"
        getLabelText={verdict}
        value={score}
        onChange={(event, value) => setScore(value)}
        onChangeActive={(event, value) => setPointed(value)}
      />
      <Box aria-hidden>{verdict(shown ?? 0)}</Box>
    </Stack>
  );
}
