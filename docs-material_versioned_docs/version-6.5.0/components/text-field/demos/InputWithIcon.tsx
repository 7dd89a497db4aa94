import EditLocationAltOutlined from '@mui/icons-material/EditLocationAltOutlined';
import FlightTakeoff from '@mui/icons-material/FlightTakeoff';
import LuggageOutlined from '@mui/icons-material/LuggageOutlined';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import Input from '@mui/material/Input';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function InputWithIcon() {
  const plane = (
    <InputAdornment position="start">
      <FlightTakeoff />
    </InputAdornment>
  );

  return (
    <Stack spacing={3}>
      <TextField
        label="From"
        placeholder="Airport"
        slotProps={{ input: { startAdornment: plane } }}
      />
      <FormControl variant="standard">
        <InputLabel htmlFor="input-with-icon-stop">Stopover</InputLabel>
        <Input
          id="input-with-icon-stop"
          endAdornment={
            <InputAdornment position="end">
              <EditLocationAltOutlined />
            </InputAdornment>
          }
        />
      </FormControl>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <LuggageOutlined color="action" />
        <TextField label="Bags" variant="standard" />
      </Box>
    </Stack>
  );
}
