import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const order = ['Red lentils, 15 kg', 'Leeks, 8 kg', 'Oat milk, 40 l'];

export default function DeletableChips() {
  const [lines, setLines] = React.useState(order);

  const remove = (line: string) =>
    setLines((before) => before.filter((other) => other !== line));

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {lines.map((line) => (
        <Chip key={line} label={line} onDelete={() => remove(line)} />
      ))}
      <Button size="small" onClick={() => setLines(order)}>
        Restore the order
      </Button>
    </Stack>
  );
}
