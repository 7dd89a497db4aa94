import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

interface PageLinkProps {
  label: string;
  href: string;
  selected?: boolean;
}

// Tabs adds `selected` to its children. Links are not tabs for a screen
// reader, so the tab's role and state make way for aria-current.
function PageLink(props: PageLinkProps) {
  return (
    <Tab
      {...props}
      component="a"
      role={undefined}
      aria-selected={undefined}
      aria-current={props.selected ? 'page' : undefined}
      tabIndex={0}
      onClick={(event: React.MouseEvent) => event.preventDefault()}
    />
  );
}

export default function NavTabs() {
  const [page, setPage] = React.useState(0);

  return (
    <Tabs
      component="nav"
      value={page}
      onChange={(_event: React.SyntheticEvent, next: number) => setPage(next)}
      slotProps={{
        root: { 'aria-label': 'Observatory' },
        list: { role: undefined },
      }}
    >
      <PageLink label="Tonight" href="#nav-tabs-tonight" />
      <PageLink label="Dome" href="#nav-tabs-dome" />
    </Tabs>
  );
}
