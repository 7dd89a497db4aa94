import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;

export default function SelectVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Select
          key={variant}
          variant={variant}
          aria-label={`Sort messages, ${variant}`}
          defaultValue="newest"
          sx={{ width: 150 }}
        >
          <Option value="newest">Newest first</Option>
          <Option value="oldest">Oldest first</Option>
        </Select>
      ))}
    </Stack>
  );
}
