import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const MAX_TITLE = 70;
const MAX_DESCRIPTION = 160;

function lengthNote(text: string, most: number) {
  return `${text.length} of at most ${most} characters`;
}

export default function FrontMatterLengths() {
  const [title, setTitle] = React.useState('Stepper');
  const [description, setDescription] = React.useState(
    'A stepper leads through a task in numbered steps and shows how far along people are.',
  );
  return (
    <Stack spacing={2}>
      <TextField
        id="lengths-title"
        label="Title"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        error={title.trim() === '' || title.length > MAX_TITLE}
        helperText={lengthNote(title, MAX_TITLE)}
      />
      <TextField
        id="lengths-description"
        label="Description"
        multiline
        value={description}
        onChange={(event) => setDescription(event.target.value)}
        error={
          description.trim() === '' || description.length > MAX_DESCRIPTION
        }
        helperText={lengthNote(description, MAX_DESCRIPTION)}
      />
    </Stack>
  );
}
