import Train from '@mui/icons-material/Train';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';

const Frame = styled('form')(({ theme }) => ({
  display: 'flex',
  boxSizing: 'border-box',
  width: 420,
  maxWidth: '100%',
  height: 48,
  paddingInline: theme.spacing(2, 0.5),
  borderRadius: 24,
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
  '&:focus-within': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
  },
}));

export default function CustomizedInputBase() {
  return (
    <Frame onSubmit={(event) => event.preventDefault()}>
      <InputBase
        fullWidth
        placeholder="Town, station or stop"
        inputProps={{ 'aria-label': 'Town, station or stop' }}
        startAdornment={
          <InputAdornment position="start">
            <Train />
          </InputAdornment>
        }
      />
      <Button type="submit" color="inherit">
        Connections
      </Button>
    </Frame>
  );
}
