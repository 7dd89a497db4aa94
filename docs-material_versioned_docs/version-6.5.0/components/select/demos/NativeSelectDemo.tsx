import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';

export default function NativeSelectDemo() {
  return (
    <FormControl variant="standard" fullWidth sx={{ maxWidth: 280 }}>
      <InputLabel htmlFor="native-select-country">Country of birth</InputLabel>
      <NativeSelect
        defaultValue="PT"
        inputProps={{ name: 'country', id: 'native-select-country' }}
      >
        <option value="KE">Kenya</option>
        <option value="PT">Portugal</option>
        <option value="UY">Uruguay</option>
        <option value="VN">Vietnam</option>
      </NativeSelect>
    </FormControl>
  );
}
