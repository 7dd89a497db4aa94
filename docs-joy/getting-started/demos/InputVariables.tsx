import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputVariables() {
  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <Input
        aria-label="Search, default measures"
        defaultValue="Ferries to Naxos"
        endDecorator={<Button variant="soft">Search</Button>}
      />
      <Input
        aria-label="Search, with variables set"
        defaultValue="Ferries to Naxos"
        endDecorator={<Button variant="soft">Search</Button>}
        sx={{ '--Input-minHeight': '56px', '--Input-radius': '28px' }}
      />
    </Stack>
  );
}
