import Button from '@mui/joy/Button';
import CssBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider } from '@mui/joy/styles';

export default function Hours() {
  return (
    <CssVarsProvider>
      <CssBaseline />
      <main>
        <h1>Opening hours</h1>
        <Button>All offices</Button>
      </main>
    </CssVarsProvider>
  );
}
