import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import SearchBar from '@theme/SearchBar';
import type { ReactNode } from 'react';
import { SiteNavbar } from '@site/src/navigation/navbar/SiteNavbar';
import { SettingsButton } from '@site/src/settings-panel';

/** Places the site's own bar, and in it what other subjects have to show there. */
export default function Navbar(): ReactNode {
  return (
    <SiteNavbar>
      <SearchBar />
      <NavbarColorModeToggle />
      <SettingsButton />
    </SiteNavbar>
  );
}
