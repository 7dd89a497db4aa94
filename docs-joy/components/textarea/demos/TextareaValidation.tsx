import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaValidation() {
  const [reason, setReason] = React.useState('Broken');
  const short = reason.length < 10;

  return (
    <FormControl error={short} sx={{ width: 260 }}>
      <FormLabel>Reason for the return</FormLabel>
      <Textarea
        error={short}
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormHelperText sx={{ color: short ? 'danger.plainColor' : undefined }}>
        {short ? 'Write at least 10 characters.' : 'Thank you.'}
      </FormHelperText>
    </FormControl>
  );
}
