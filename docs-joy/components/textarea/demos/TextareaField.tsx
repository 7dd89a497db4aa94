import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaField() {
  return (
    <FormControl required sx={{ width: 260 }}>
      <FormLabel>Your question</FormLabel>
      <Textarea minRows={2} placeholder="Where is my order?" />
      <FormHelperText>We answer within a day.</FormHelperText>
    </FormControl>
  );
}
