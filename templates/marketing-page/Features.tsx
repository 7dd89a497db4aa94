import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { AnswersPicture, FilePicture, PositionPicture, QueuePicture } from './FeaturePictures';

const FEATURES = [
  {
    title: 'Works without a signal',
    text: 'Maps and forms are on the phone. Notes wait there and are sent when there’s a signal.',
    Picture: QueuePicture,
    columns: 7,
  },
  {
    title: 'Knows how exact a place is',
    text: 'Each note keeps the accuracy of its position, so you can leave out the vague ones.',
    Picture: PositionPicture,
    columns: 5,
  },
  {
    title: 'Your data is a file',
    text: 'Export everything as CSV or GeoJSON at any time. There’s no format to escape from.',
    Picture: FilePicture,
    columns: 5,
  },
  {
    title: 'One tap for the usual',
    text: 'The answers that you give most often come first. Typing is for the rare find.',
    Picture: AnswersPicture,
    columns: 7,
  },
] as const;

/** What the product does, with a picture each. */
export default function Features() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' },
      }}
    >
      {FEATURES.map(({ title, text, Picture, columns }) => (
        <Card
          key={title}
          variant="outlined"
          sx={{
            gridColumn: { md: `span ${columns}` },
            padding: { xs: 3, md: 4 },
            display: 'grid',
            gap: 3,
            alignContent: 'space-between',
          }}
        >
          <div>
            <Typography component="h3" variant="h5" gutterBottom>
              {title}
            </Typography>
            <Typography color="textSecondary" sx={{ maxWidth: '44ch' }}>
              {text}
            </Typography>
          </div>
          <Picture />
        </Card>
      ))}
    </Box>
  );
}
