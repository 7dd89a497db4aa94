import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Input from '@mui/material/Input';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';

export default function ComposedTextField() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 280 }}>
      <FormControl required>
        <InputLabel htmlFor="composed-card">Library card</InputLabel>
        <OutlinedInput
          id="composed-card"
          label="Library card"
          aria-describedby="composed-card-help"
        />
        <FormHelperText id="composed-card-help">
          The number under the barcode
        </FormHelperText>
      </FormControl>
      <FormControl variant="filled">
        <InputLabel htmlFor="composed-branch">Branch</InputLabel>
        <FilledInput id="composed-branch" defaultValue="Riverside" />
      </FormControl>
      <FormControl variant="standard" error>
        <InputLabel htmlFor="composed-due">Loan period</InputLabel>
        <Input
          id="composed-due"
          defaultValue="90 days"
          aria-describedby="composed-due-help"
        />
        <FormHelperText id="composed-due-help">
          The longest loan is 28 days
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
