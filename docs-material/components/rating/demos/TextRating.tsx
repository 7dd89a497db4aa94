import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const classes = [
  { name: 'Dumplings from scratch', score: 4.5, votes: 64 },
  { name: 'Sauces and stocks', score: 3.5, votes: 18 },
];

export default function TextRating() {
  return (
    <Stack spacing={2}>
      {classes.map(({ name, score, votes }) => (
        <div key={name}>
          <Typography>{name}</Typography>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Rating
              readOnly
              size="small"
              value={score}
              precision={0.5}
              aria-label={`${score} of 5 stars`}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {score} ({votes} students)
            </Typography>
          </Stack>
        </div>
      ))}
    </Stack>
  );
}
