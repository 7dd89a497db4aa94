import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function SwitchLabel() {
  return (
    <Typography
      component="label"
      startDecorator={<Switch sx={{ marginInlineEnd: 1 }} />}
    >
      Notify me about new messages
    </Typography>
  );
}
