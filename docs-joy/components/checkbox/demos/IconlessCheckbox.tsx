import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const extras = ['Gift wrap', 'Express delivery', 'Insurance'];

export default function IconlessCheckbox() {
  return (
    <Stack
      role="group"
      aria-label="Extras"
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      {extras.map((extra) => (
        <Sheet key={extra} sx={{ p: 1.5, borderRadius: 'sm' }}>
          <Checkbox disableIcon overlay variant="soft" label={extra} />
        </Sheet>
      ))}
    </Stack>
  );
}
