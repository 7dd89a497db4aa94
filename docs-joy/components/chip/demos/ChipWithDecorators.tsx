import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import LocalShipping from '@mui/icons-material/LocalShipping';

const sizes = ['sm', 'md', 'lg'] as const;

export default function ChipWithDecorators() {
  return (
    <Stack spacing={2}>
      {sizes.map((size) => (
        <Stack key={size} direction="row" spacing={1}>
          <Chip size={size} startDecorator={<LocalShipping />}>
            Shipped
          </Chip>
          <Chip size={size} startDecorator={<Avatar>A</Avatar>}>
            Ana Ruiz
          </Chip>
        </Stack>
      ))}
    </Stack>
  );
}
