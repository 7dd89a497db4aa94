import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function FullscreenOverflowDivider() {
  return (
    // In an app, the line ends at the edges of the window.
    <Box sx={{ width: '100%', overflow: 'hidden' }}>
      <Box sx={{ maxWidth: 240, mx: 'auto' }}>
        <Typography level="title-md">Your order</Typography>
        <Divider
          sx={{
            my: 2,
            boxShadow: '0 0 0 100vmax var(--Divider-lineColor)',
            clipPath: 'inset(0 -100vmax)',
          }}
        />
        <Typography level="body-sm">It arrives on Tuesday.</Typography>
      </Box>
    </Box>
  );
}
