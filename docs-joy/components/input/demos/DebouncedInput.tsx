import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function DebouncedInput() {
  const [typed, setTyped] = React.useState('');
  const [settled, setSettled] = React.useState('');

  React.useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), 600);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <FormControl sx={{ width: 280, maxWidth: '100%' }}>
      <FormLabel>Find a species</FormLabel>
      <Input
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FormHelperText aria-live="polite">
        {settled ? `Searching for “${settled}”` : 'Nothing requested yet'}
      </FormHelperText>
    </FormControl>
  );
}
