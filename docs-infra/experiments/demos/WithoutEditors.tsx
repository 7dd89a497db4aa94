import Chip from '@mui/material/Chip';

export default function WithoutEditors() {
  return <Chip label="Miller on duty" />;
}
