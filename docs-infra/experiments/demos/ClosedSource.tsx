import Avatar from '@mui/material/Avatar';

export default function ClosedSource() {
  return <Avatar sx={{ bgcolor: 'secondary.main' }}>TK</Avatar>;
}
