import Search from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const SearchField = styled(InputBase)(({ theme }) => ({
  width: 184,
  marginInlineStart: 'auto',
  paddingInline: theme.spacing(1),
  color: 'inherit',
  borderBottom: '1px solid currentColor',
  transition: theme.transitions.create('width'),
  '&.Mui-focused': { width: 240, borderBottomWidth: 2 },
  '& input::placeholder': { opacity: 1 },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

export default function SearchAppBar() {
  return (
    <AppBar component="div" position="static">
      <Toolbar sx={{ gap: 1 }}>
        <Typography noWrap>Harbors</Typography>
        <SearchField
          type="search"
          placeholder="Name or island"
          startAdornment={<Search sx={{ marginInlineEnd: 1 }} />}
          slotProps={{ input: { 'aria-label': 'Search for a harbor' } }}
        />
      </Toolbar>
    </AppBar>
  );
}
