import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useEffect, useRef } from 'react';
import SiteHeader from '../shared-site/SiteHeader';
import SkipLink, { MAIN_ID } from '../shared-site/SkipLink';
import AppTheme from '../shared-theme/AppTheme';
import CreateEquipment from './CreateEquipment';
import { PRODUCT } from './data';
import EditEquipment from './EditEquipment';
import EquipmentList from './EquipmentList';
import Notifications from './notifications';
import { hrefOf, useRoute } from './route';
import type { Route } from './route';
import ShowEquipment from './ShowEquipment';

function View({ route }: { route: Route }) {
  switch (route.view) {
    case 'list':
      return <EquipmentList />;
    case 'create':
      return <CreateEquipment />;
    case 'show':
      return <ShowEquipment id={route.id} />;
    case 'edit':
      return <EditEquipment id={route.id} />;
  }
}

/** A register: list, show, add, edit and delete records. `equipmentStore.ts` keeps them. */
export default function CrudDashboard() {
  const route = useRoute();
  const href = hrefOf(route);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(href);
  useEffect(() => {
    // As after loading a page: the keyboard continues at the start of the new view.
    if (shown.current !== href) {
      shown.current = href;
      main.current?.focus();
      window.scrollTo(0, 0);
    }
  }, [href]);
  return (
    <AppTheme>
      <SkipLink />
      <SiteHeader product={PRODUCT} />
      <Notifications>
        <Box component="main" id={MAIN_ID} ref={main} tabIndex={-1} sx={{ outline: 'none' }}>
          <Container sx={{ paddingBlock: { xs: 3, md: 5 } }}>
            <View key={href} route={route} />
          </Container>
        </Box>
      </Notifications>
    </AppTheme>
  );
}
