import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

export default function ChipsArray() {
  const [items, setItems] = React.useState(['Basmati rice', 'Cumin', 'Yogurt']);
  const input = React.useRef<HTMLInputElement>(null);

  const add = (event: React.KeyboardEvent<HTMLInputElement>) => {
    const name = event.currentTarget.value.trim();
    if (event.key === 'Enter' && name !== '' && !items.includes(name)) {
      setItems([...items, name]);
      event.currentTarget.value = '';
    }
  };

  const remove = (name: string) => {
    setItems(items.filter((item) => item !== name));
    input.current?.focus();
  };

  return (
    <Box sx={{ width: 360, maxWidth: '100%' }}>
      <TextField
        fullWidth
        label="Add an ingredient"
        helperText="Press Enter after each one"
        inputRef={input}
        slotProps={{ htmlInput: { onKeyDown: add } }}
      />
      <Box
        component="ul"
        aria-label="Ingredients"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          listStyle: 'none',
          p: 0,
        }}
      >
        {items.map((name) => (
          <li key={name}>
            <Chip label={name} onDelete={() => remove(name)} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
