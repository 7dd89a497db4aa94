import type { ReactNode } from 'react';
import { Dialog } from './Dialog';
import { PartBoundary } from './PartBoundary';

interface Props {
  /** Title of the dialog with the notice. */
  title: string;
  onClose: () => void;
  /** A component that renders a dialog. */
  children: ReactNode;
}

/** Shows a dialog with a notice instead of a dialog that threw. */
export function DialogBoundary({ title, onClose, children }: Props) {
  return (
    <PartBoundary
      frame={(notice) => (
        <Dialog title={title} shape="sheet" onClose={onClose}>
          {notice}
        </Dialog>
      )}
    >
      {children}
    </PartBoundary>
  );
}
