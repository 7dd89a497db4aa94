import Input from '@mui/joy/Input';

export default function BasicInput() {
  return (
    <Input
      aria-label="Name on the badge"
      name="badge"
      defaultValue="Ines Duarte"
      sx={{ width: 260, maxWidth: '100%' }}
    />
  );
}
