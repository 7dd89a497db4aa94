import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { CSV, QUEUE, USUAL_ANSWERS } from './data';

/** Observations that were sent, and one that waits for a signal. */
export function QueuePicture() {
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {QUEUE.map(({ name, time, isSent }) => (
        <Box
          component="li"
          key={name}
          sx={{ display: 'flex', alignItems: 'center', gap: 1.25, paddingBlock: 0.75 }}
        >
          {isSent ? (
            <CheckCircleIcon color="success" fontSize="small" titleAccess="Sent" />
          ) : (
            <ScheduleIcon color="warning" fontSize="small" titleAccess="Waiting for a signal" />
          )}
          <Typography variant="body2" sx={{ flexGrow: 1 }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {time}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** The answers that a reader gives most often. */
export function AnswersPicture() {
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', margin: 0, padding: 0 }}
    >
      {USUAL_ANSWERS.map((answer, index) => (
        <li key={answer}>
          <Chip label={answer} variant={index === 0 ? 'filled' : 'outlined'} color="primary" />
        </li>
      ))}
    </Box>
  );
}

/** A position with its accuracy. Only an illustration. */
export function PositionPicture() {
  return (
    <Box
      component="svg"
      viewBox="0 0 240 120"
      aria-hidden="true"
      sx={{ display: 'block', width: 1, height: 120, color: 'primary.main' }}
    >
      <g fill="none" stroke="currentColor">
        {[18, 34, 52, 72, 94].map((radius) => (
          <circle key={radius} cx="120" cy="60" r={radius} opacity={0.85 - radius / 120} />
        ))}
        <path d="M0 60h240M120 0v120" opacity=".25" />
      </g>
      <circle cx="120" cy="60" r="18" fill="currentColor" opacity=".2" />
      <circle cx="120" cy="60" r="5" fill="currentColor" />
    </Box>
  );
}

/** The first lines of an exported file. */
export function FilePicture() {
  return (
    <Box
      component="pre"
      sx={{
        margin: 0,
        padding: 2,
        overflow: 'auto',
        borderRadius: 2,
        fontSize: '0.8125rem',
        lineHeight: 1.7,
        backgroundColor: 'action.hover',
      }}
      dir="ltr"
    >
      {CSV.map((row) => row.join(',')).join('\n')}
    </Box>
  );
}
