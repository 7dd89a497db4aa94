import Box from '@mui/system/Box';
import { visuallyHidden } from './visuallyhidden';

const talks = ['How bats hear', 'Songs of whales'];

export default function VisuallyHiddenUsage() {
  return (
    <Box component="ul" sx={{ m: 0 }}>
      {talks.map((talk) => (
        <li key={talk}>
          {talk}:{' '}
          <Box
            component="a"
            href="#VisuallyHiddenUsage"
            sx={{ color: 'primary.main' }}
          >
            Listen
            <Box component="span" sx={visuallyHidden}>
              {' '}
              to {talk}
            </Box>
          </Box>
        </li>
      ))}
    </Box>
  );
}
