import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import SearchBar from '@theme/SearchBar';
import type { ReactNode } from 'react';
import { SiteNavbar } from '@site/src/shell/navigation/navbar/SiteNavbar';
import { SettingsButton } from '@site/src/shell/settings-panel';

/** Renders the site's navbar with the controls from other folders. */
export default function Navbar(): ReactNode {
  return (
    <SiteNavbar>
      <SearchBar />
      <NavbarColorModeToggle />
      <SettingsButton />
    </SiteNavbar>
  );
}
