import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Check from '@mui/icons-material/Check';

const filters = ['Orders', 'Invoices', 'Messages'];

export default function CheckboxChip() {
  const [selected, setSelected] = React.useState(['Orders']);

  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
      role="group"
      aria-label="Search in"
    >
      {filters.map((name) => {
        const checked = selected.includes(name);
        return (
          <Chip
            key={name}
            size="lg"
            variant="plain"
            color={checked ? 'primary' : 'neutral'}
            startDecorator={
              checked && <Check style={{ zIndex: 1, pointerEvents: 'none' }} />
            }
          >
            <Checkbox
              overlay
              disableIcon
              variant={checked ? 'soft' : 'outlined'}
              label={name}
              checked={checked}
              onChange={() =>
                setSelected(
                  checked
                    ? selected.filter((other) => other !== name)
                    : [...selected, name],
                )
              }
            />
          </Chip>
        );
      })}
    </Stack>
  );
}
