import IconButton from '@mui/joy/IconButton';
import Input, { inputClasses } from '@mui/joy/Input';
import Mic from '@mui/icons-material/Mic';

export default function TriggerFocusInput() {
  return (
    <Input
      aria-label="Dictated note"
      defaultValue="Call the clinic"
      endDecorator={
        <IconButton aria-label="Dictate">
          <Mic />
        </IconButton>
      }
      sx={{
        '&:focus-within::before': { '--Input-focused': '0' },
        [`&.${inputClasses.focused}::before`]: { '--Input-focused': '1' },
      }}
    />
  );
}
