import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const tags = ['Urgent', 'Refund', 'Damaged', 'Gift', 'Wholesale', 'Express'];

export default function FlexboxGapStack() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', width: 240 }}
    >
      {tags.map((tag) => (
        <Chip key={tag}>{tag}</Chip>
      ))}
    </Stack>
  );
}
