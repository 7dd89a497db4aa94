import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The product's logo and name. Replace both with yours. */
export default function BrandMark({ name }: { name: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" fill="currentColor">
        <path d="M14 1a13 13 0 0 1 13 13H14z" opacity=".55" />
        <path d="M14 27A13 13 0 0 1 1 14h13z" opacity=".55" />
        <path d="M1 14A13 13 0 0 1 14 1v13z" />
        <path d="M27 14a13 13 0 0 1-13 13V14z" opacity=".8" />
      </svg>
      <Typography component="span" variant="h6">
        {name}
      </Typography>
    </Box>
  );
}
