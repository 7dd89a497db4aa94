import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

const all = ['Orders', 'Invoices', 'Users'];

export default function IndeterminateCheckbox() {
  const [selected, setSelected] = React.useState(['Orders']);

  return (
    <Stack spacing={1}>
      <Checkbox
        label="Export all"
        checked={selected.length === all.length}
        indeterminate={selected.length > 0 && selected.length < all.length}
        onChange={(event) => setSelected(event.target.checked ? all : [])}
      />
      <Stack
        role="group"
        aria-label="Data to export"
        spacing={1}
        sx={{ paddingInlineStart: 4 }}
      >
        {all.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={selected.includes(name)}
            onChange={(event) =>
              setSelected(
                all.filter((other) =>
                  other === name
                    ? event.target.checked
                    : selected.includes(other),
                ),
              )
            }
          />
        ))}
      </Stack>
    </Stack>
  );
}
