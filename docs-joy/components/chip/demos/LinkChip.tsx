import Chip from '@mui/joy/Chip';

export default function LinkChip() {
  return (
    <Chip
      color="primary"
      slotProps={{ action: { component: 'a', href: '#as-a-link' } }}
    >
      Invoice 1042
    </Chip>
  );
}
