import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SemanticElements() {
  return (
    <Stack component="figure" sx={{ m: 0, gap: 1, maxWidth: 360 }}>
      <Typography variant="h6" component="blockquote" sx={{ m: 0 }}>
        We counted the rings twice. The tree is older than the town.
      </Typography>
      <Typography variant="body2" component="figcaption" color="textSecondary">
        Lead author of the study, in the{' '}
        <Typography variant="inherit" component="cite">
          Forest Letters
        </Typography>
      </Typography>
    </Stack>
  );
}
