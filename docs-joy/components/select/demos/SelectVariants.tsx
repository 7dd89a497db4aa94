import Box from '@mui/joy/Box';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;

export default function SelectVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(2, minmax(0, 150px))',
      }}
    >
      {variants.map((variant) => (
        <Select
          key={variant}
          variant={variant}
          aria-label={`Sort messages, ${variant}`}
          defaultValue="newest"
        >
          <Option value="newest">Newest first</Option>
          <Option value="oldest">Oldest first</Option>
        </Select>
      ))}
    </Box>
  );
}
