import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function RootElement() {
  return (
    <Paper
      component="form"
      role="search"
      aria-label="Catalog"
      variant="outlined"
      onSubmit={(event) => event.preventDefault()}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2, maxWidth: 420 }}
    >
      <TextField label="Title or author" size="small" sx={{ flexGrow: 1 }} />
      <Button type="submit" variant="contained">
        Search
      </Button>
    </Paper>
  );
}
