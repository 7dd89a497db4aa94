import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const VISITS = [
  { date: '2024-03-04', day: 'March 4', visit: 'Surveyor sounds the planks' },
  {
    date: '2024-04-22',
    day: 'April 22',
    visit: 'Oak arrives from the sawmill',
  },
  {
    date: '2024-06-11',
    day: 'June 11',
    visit: 'Blacksmith fits the chain plates',
  },
];

export default function OppositeContentTimeline() {
  return (
    <Timeline aria-label="Visitors to the dock">
      {VISITS.map(({ date, day, visit }, index) => (
        <TimelineItem key={date}>
          <TimelineOppositeContent sx={{ color: 'text.secondary' }}>
            <time dateTime={date}>{day}</time>
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < VISITS.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{visit}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
