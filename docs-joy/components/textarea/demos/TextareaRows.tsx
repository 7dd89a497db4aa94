import Textarea from '@mui/joy/Textarea';

export default function TextareaRows() {
  return (
    <Textarea
      aria-label="Address"
      defaultValue={'Ana Ruiz\n12 Main Street'}
      minRows={2}
      maxRows={4}
      sx={{ width: 260 }}
    />
  );
}
