import Button from '@mui/joy/Button';
import Textarea, { textareaClasses } from '@mui/joy/Textarea';

export default function TriggerFocusTextarea() {
  return (
    <Textarea
      aria-label="Reply"
      defaultValue="Your order is on its way."
      minRows={2}
      endDecorator={<Button size="sm">Send</Button>}
      sx={{
        width: 260,
        '&:focus-within::before': { '--Textarea-focused': '0' },
        [`&.${textareaClasses.focused}::before`]: { '--Textarea-focused': '1' },
      }}
    />
  );
}
