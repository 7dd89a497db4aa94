import TextField from '@mui/material/TextField';

export default function SxProp() {
  return (
    <TextField
      label="Grams of Darjeeling"
      type="number"
      defaultValue={250}
      sx={{ width: 200, '& input': { textAlign: 'end', fontWeight: 'bold' } }}
    />
  );
}
