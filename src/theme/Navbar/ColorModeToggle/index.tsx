import type { ReactNode } from 'react';
import { ColorModeToggle } from '@site/src/shell/settings-panel';

/** Renders the site's color mode button. Docusaurus follows its setting. */
export default function NavbarColorModeToggle({ className }: { className?: string }): ReactNode {
  return <ColorModeToggle className={className} />;
}
