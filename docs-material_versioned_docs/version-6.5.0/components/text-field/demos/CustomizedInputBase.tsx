import MyLocation from '@mui/icons-material/MyLocation';
import Search from '@mui/icons-material/Search';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';

export default function CustomizedInputBase() {
  return (
    <Paper
      component="form"
      onSubmit={(event) => event.preventDefault()}
      sx={{
        display: 'flex',
        alignItems: 'center',
        width: 420,
        maxWidth: '100%',
        p: 0.5,
        borderRadius: 8,
        '&:focus-within': {
          outline: '2px solid',
          outlineColor: 'primary.main',
        },
      }}
    >
      <InputBase
        placeholder="Town, station or stop"
        inputProps={{ 'aria-label': 'Town, station or stop' }}
        sx={{ flex: 1, ml: 2 }}
      />
      <IconButton type="submit" aria-label="Search for a connection">
        <Search />
      </IconButton>
      <Divider orientation="vertical" flexItem sx={{ my: 1 }} />
      <IconButton color="primary" aria-label="Use my position">
        <MyLocation />
      </IconButton>
    </Paper>
  );
}
