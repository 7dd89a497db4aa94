import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function SwitchControl() {
  return (
    <FormControl
      orientation="horizontal"
      sx={{ width: 280, justifyContent: 'space-between' }}
    >
      <div>
        <FormLabel>Reminders</FormLabel>
        <FormHelperText>Sent for unpaid invoices</FormHelperText>
      </div>
      <Switch defaultChecked />
    </FormControl>
  );
}
