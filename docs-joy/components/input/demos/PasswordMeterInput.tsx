import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

const levels = [
  { from: 16, word: 'Strong', color: 'success' },
  { from: 10, word: 'Fair, a few more words would help', color: 'warning' },
  { from: 0, word: 'Weak, use at least 10 characters', color: 'danger' },
] as const;

export default function PasswordMeterInput() {
  const [phrase, setPhrase] = React.useState('');
  const level = levels.find(({ from }) => phrase.length >= from) ?? levels[2];

  return (
    <Stack spacing={1} sx={{ width: 280, maxWidth: '100%' }}>
      <FormControl>
        <FormLabel>New passphrase</FormLabel>
        <Input
          type="password"
          autoComplete="new-password"
          value={phrase}
          onChange={(event) => setPhrase(event.target.value)}
        />
        <FormHelperText aria-live="polite">{level.word}</FormHelperText>
      </FormControl>
      <LinearProgress
        determinate
        aria-label="Strength of the passphrase"
        color={level.color}
        value={Math.min(100, phrase.length * 5)}
      />
    </Stack>
  );
}
