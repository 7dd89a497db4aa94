import type { ReactNode } from 'react';
import { ColorModeToggle } from '@site/src/settings/controls/ColorModeToggle';

/** Places the site's own switch, whose setting Docusaurus follows. */
export default function NavbarColorModeToggle({ className }: { className?: string }): ReactNode {
  return <ColorModeToggle className={className} />;
}
