import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

const turn = keyframes`
  from { transform: rotate(0deg); }
  to { transform: rotate(360deg); }
`;

export default function KeyframesDemo() {
  return (
    <Box
      role="img"
      aria-label="Mill wheel"
      sx={{
        width: 72,
        height: 72,
        mx: 'auto',
        borderRadius: '50%',
        border: '8px dashed',
        borderColor: 'primary.main',
        animation: `${turn} 8s linear infinite`,
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      }}
    />
  );
}
