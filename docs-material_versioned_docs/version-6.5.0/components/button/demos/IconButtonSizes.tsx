import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Search from '@mui/icons-material/Search';

export default function IconButtonSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <IconButton aria-label="Search the shelf" size="small">
        <Search fontSize="inherit" />
      </IconButton>
      <IconButton aria-label="Search the branch" size="medium">
        <Search fontSize="inherit" />
      </IconButton>
      <IconButton aria-label="Search all branches" size="large">
        <Search fontSize="inherit" />
      </IconButton>
    </Stack>
  );
}
