import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const YEARS = [
  '1911: launched as a pilot cutter',
  '1938: sold to a fishing family, wheelhouse added',
  '1974: laid up in a mud berth',
  '2021: raised and towed to the museum dock',
];

export default function AlternateTimeline() {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));

  return (
    <Timeline
      position={wide ? 'alternate' : 'right'}
      aria-label="History of the ship"
    >
      {YEARS.map((entry, index) => (
        <TimelineItem key={entry}>
          <TimelineSeparator>
            <TimelineDot />
            {index < YEARS.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{entry}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
