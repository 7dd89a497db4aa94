import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const courses = ['Soups', 'Grain bowls', 'Bakes', 'Salads'];

export default function ClickableChips() {
  const [shown, setShown] = React.useState(['Soups']);

  const toggle = (course: string) =>
    setShown((before) =>
      before.includes(course)
        ? before.filter((other) => other !== course)
        : [...before, course],
    );

  return (
    <Stack
      role="group"
      aria-label="Courses in the plan"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1 }}
    >
      {courses.map((course) => (
        <Chip
          key={course}
          label={course}
          variant={shown.includes(course) ? 'filled' : 'outlined'}
          aria-pressed={shown.includes(course)}
          onClick={() => toggle(course)}
        />
      ))}
    </Stack>
  );
}
