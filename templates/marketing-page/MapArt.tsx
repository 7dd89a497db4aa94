import Box from '@mui/material/Box';
import { CONTOURS } from './contours';

const STOPS = [
  [66, 352],
  [132, 268],
  [222, 218],
  [318, 152],
  [452, 76],
] as const;

const RIVER = 'M-10 300C90 250 150 270 240 240S330 120 420 110 560 60 620 20';

/** A map with contour lines, a river and a route. Only an illustration. */
export default function MapArt() {
  return (
    <Box
      component="svg"
      viewBox="0 0 600 440"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      sx={{ position: 'absolute', inset: 0, width: 1, height: 1, color: 'primary.main' }}
    >
      <rect width="600" height="440" fill="currentColor" opacity=".07" />
      <g fill="currentColor" fillOpacity=".035" stroke="currentColor" strokeOpacity=".3">
        {CONTOURS.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <Box component="g" sx={{ color: 'info.main' }} fill="none" stroke="currentColor">
        <path d={RIVER} strokeWidth="16" opacity=".22" />
        <path d={RIVER} strokeWidth="1.5" opacity=".5" />
      </Box>
      <Box component="g" sx={{ color: 'secondary.main' }}>
        <polyline
          points={STOPS.map((stop) => stop.join(',')).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeDasharray="2 9"
          strokeLinecap="round"
        />
        {STOPS.map(([x, y], index) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={index === 3 ? 11 : 6}
            fill="currentColor"
            stroke="var(--mui-palette-background-paper)"
            strokeWidth="3"
          />
        ))}
      </Box>
    </Box>
  );
}
