import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function SimpleContainer() {
  return (
    <Container maxWidth="sm">
      <Box sx={{ height: 160, p: 2, border: '1px dashed' }}>
        Soup of the day, bread and butter
      </Box>
    </Container>
  );
}
