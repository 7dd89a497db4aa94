import Avatar from '@mui/material/Avatar';

export default function OpenedSource() {
  return <Avatar sx={{ bgcolor: 'primary.main' }}>MB</Avatar>;
}
