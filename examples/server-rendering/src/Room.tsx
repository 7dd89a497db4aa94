import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Root from './Root';

/** The page with a policy, rendered on the server and in the browser. */
export default function Room({ nonce }: { nonce: string }) {
  return (
    <Root nonce={nonce}>
      <CssBaseline />
      <main>
        <h1>Reading room</h1>
        <Button variant="contained">Reserve a seat</Button>
      </main>
    </Root>
  );
}
