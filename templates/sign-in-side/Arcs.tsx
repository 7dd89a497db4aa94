import Box from '@mui/material/Box';

const RADII = [90, 150, 210, 270, 330, 390, 450];

/** Concentric arcs in the upper corner of the panel. */
export default function Arcs() {
  return (
    <Box
      component="svg"
      viewBox="0 0 480 480"
      aria-hidden="true"
      sx={{
        position: 'absolute',
        top: 0,
        right: 0,
        width: { xs: 200, md: 'min(40rem, 90%)' },
        fill: 'none',
        stroke: '#8be0c9',
        strokeWidth: 22,
        opacity: 0.16,
        transform: (theme) => (theme.direction === 'rtl' ? 'scaleX(-1)' : 'none'),
      }}
    >
      {RADII.map((radius) => (
        <circle key={radius} cx="480" cy="0" r={radius} />
      ))}
    </Box>
  );
}
