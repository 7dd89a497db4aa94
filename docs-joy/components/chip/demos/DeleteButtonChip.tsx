import * as React from 'react';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';

export default function DeleteButtonChip() {
  const [tags, setTags] = React.useState(['Urgent', 'Refund', 'Gift']);
  const group = React.useRef<HTMLDivElement>(null);

  function remove(tag: string) {
    setTags(tags.filter((other) => other !== tag));
    // The button that had the focus is removed.
    group.current?.focus();
  }

  return (
    <Stack
      ref={group}
      direction="row"
      spacing={1}
      useFlexGap
      role="group"
      aria-label="Tags"
      tabIndex={-1}
      sx={{ flexWrap: 'wrap', minHeight: 24 }}
    >
      {tags.map((tag) => (
        <Chip
          key={tag}
          endDecorator={
            <ChipDelete
              aria-label={`Delete ${tag}`}
              onDelete={() => remove(tag)}
            />
          }
        >
          {tag}
        </Chip>
      ))}
    </Stack>
  );
}
