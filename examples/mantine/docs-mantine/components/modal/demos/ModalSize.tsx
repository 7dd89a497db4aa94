import * as React from 'react';
import { Button, Modal } from '@mantine/core';

export default function ModalSize() {
  const [opened, setOpened] = React.useState(false);

  return (
    <div>
      <Button variant="default" onClick={() => setOpened(true)}>
        Show ticket
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title="Ticket 12"
        size="lg"
        centered
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        The printer on the second floor is out of paper.
      </Modal>
    </div>
  );
}
