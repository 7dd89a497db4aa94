import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { MemoryRouter, RouterLink, usePath } from './memoryrouter';

const pages = ['/visit', '/collection', '/tickets'];

function MuseumTabs() {
  const path = usePath();
  return (
    <Tabs
      aria-label="Museum"
      variant="scrollable"
      value={pages.includes(path) ? path : false}
    >
      <Tab label="Visit" value="/visit" component={RouterLink} to="/visit" />
      <Tab
        label="Collection"
        value="/collection"
        component={RouterLink}
        to="/collection"
      />
      <Tab
        label="Tickets"
        value="/tickets"
        component={RouterLink}
        to="/tickets"
      />
    </Tabs>
  );
}

export default function TabsRouter() {
  return (
    <MemoryRouter start="/collection">
      <MuseumTabs />
    </MemoryRouter>
  );
}
