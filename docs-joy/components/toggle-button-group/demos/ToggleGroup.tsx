import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import ThumbDown from '@mui/icons-material/ThumbDown';
import ThumbUp from '@mui/icons-material/ThumbUp';

export default function ToggleGroup() {
  const [answer, setAnswer] = React.useState<string | null>(null);

  return (
    <ToggleButtonGroup
      aria-label="Was this message helpful?"
      value={answer}
      onChange={(_event, newAnswer) => setAnswer(newAnswer)}
    >
      <IconButton value="yes" aria-label="Yes" aria-pressed={answer === 'yes'}>
        <ThumbUp />
      </IconButton>
      <IconButton value="no" aria-label="No" aria-pressed={answer === 'no'}>
        <ThumbDown />
      </IconButton>
    </ToggleButtonGroup>
  );
}
