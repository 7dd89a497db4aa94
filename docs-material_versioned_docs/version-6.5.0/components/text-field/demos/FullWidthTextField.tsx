import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function FullWidthTextField() {
  return (
    <Box sx={{ width: 560, maxWidth: '100%' }}>
      <TextField
        fullWidth
        label="Delivery note"
        placeholder="Ring twice, then leave it at the door"
      />
    </Box>
  );
}
