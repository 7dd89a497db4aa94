import Button from '@mui/material/Button';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import App from './App';
import Delay from './Delay';
import Root from './Root';
import { theme } from './theme';

const board = (
  <main>
    <Delay />
    <Button className="delay">Next train</Button>
  </main>
);

/** The three ways to declare the order, by address. */
const pages = new Map([
  ['/', <Root>{board}</Root>],
  ['/modular', <App />],
  [
    '/modular-order',
    <StyledEngineProvider enableCssLayer>
      <ThemeProvider theme={theme}>{board}</ThemeProvider>
    </StyledEngineProvider>,
  ],
]);

createRoot(document.getElementById('root')!).render(pages.get(window.location.pathname));
