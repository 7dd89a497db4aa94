import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Check from '@mui/icons-material/Check';

const tags = ['Urgent', 'Refund', 'Damaged', 'Gift'];

export default function ExampleChoiceChipCheckbox() {
  const [selected, setSelected] = React.useState(['Gift']);

  return (
    <Stack
      role="group"
      aria-label="Tags of the order"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      {tags.map((tag) => (
        <Chip
          key={tag}
          variant="plain"
          color={selected.includes(tag) ? 'primary' : 'neutral'}
          startDecorator={
            selected.includes(tag) && (
              <Check
                fontSize="md"
                style={{ zIndex: 1, pointerEvents: 'none' }}
              />
            )
          }
        >
          <Checkbox
            disableIcon
            overlay
            variant={selected.includes(tag) ? 'soft' : 'outlined'}
            label={tag}
            checked={selected.includes(tag)}
            onChange={(event) =>
              setSelected(
                event.target.checked
                  ? [...selected, tag]
                  : selected.filter((other) => other !== tag),
              )
            }
          />
        </Chip>
      ))}
    </Stack>
  );
}
