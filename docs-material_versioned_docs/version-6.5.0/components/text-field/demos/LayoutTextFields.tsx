import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function LayoutTextFields() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        maxWidth: 320,
        px: 2,
        border: '1px dashed',
        borderColor: 'divider',
      }}
    >
      <TextField label="Room" defaultValue="margin none" />
      <TextField label="Floor" defaultValue="margin dense" margin="dense" />
      <TextField label="Wing" defaultValue="margin normal" margin="normal" />
    </Box>
  );
}
