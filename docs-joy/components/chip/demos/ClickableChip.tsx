import * as React from 'react';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const answers = ['Yes', 'No', 'Remind me later'];

export default function ClickableChip() {
  const [answer, setAnswer] = React.useState('');

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {answers.map((text) => (
          <Chip
            key={text}
            variant="outlined"
            color="primary"
            size="lg"
            onClick={() => setAnswer(text)}
          >
            {text}
          </Chip>
        ))}
        <Chip disabled size="lg" onClick={() => setAnswer('Ask a colleague')}>
          Ask
        </Chip>
      </Stack>
      <Typography level="body-sm" role="status">
        {answer ? `Answer sent: ${answer}` : 'No answer yet'}
      </Typography>
    </Stack>
  );
}
