import Typography from '@mui/material/Typography';
import './timetable.css';

export default function Delay() {
  return <Typography className="delay">12 minutes late</Typography>;
}
