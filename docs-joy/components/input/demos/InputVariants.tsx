import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputVariants() {
  return (
    <Stack spacing={2} sx={{ width: 260, maxWidth: '100%' }}>
      <Input variant="outlined" aria-label="Dish" defaultValue="Leek soup" />
      <Input variant="soft" aria-label="Herbs" defaultValue="Parsley, dill" />
      <Input variant="plain" aria-label="Note" defaultValue="No cream" />
      <Input variant="solid" aria-label="Table" defaultValue="Table 9" />
    </Stack>
  );
}
