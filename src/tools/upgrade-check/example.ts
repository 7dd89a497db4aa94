/** A component for Material UI 5, to try the check with. */
export const EXAMPLE = `import Grid from '@mui/material/Unstable_Grid2';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function Profile({ name, onChange }) {
  return (
    <Grid container spacing={2}>
      <Grid xs={12} md={6}>
        <Typography paragraph>Your name is printed on invoices.</Typography>
        <TextField
          label="Name"
          value={name}
          onChange={onChange}
          inputProps={{ maxLength: 60 }}
          InputProps={{ endAdornment: name.length }}
        />
      </Grid>
    </Grid>
  );
}
`;
