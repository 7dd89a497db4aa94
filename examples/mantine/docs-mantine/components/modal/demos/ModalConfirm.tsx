import * as React from 'react';
import { Button, Group, Modal, Text } from '@mantine/core';

export default function ModalConfirm() {
  const [opened, setOpened] = React.useState(false);
  const close = () => setOpened(false);

  return (
    <div>
      <Button color="red" onClick={() => setOpened(true)}>
        Delete invoice
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title="Delete invoice 204?"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Text size="sm">The invoice is removed for all users.</Text>
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={close}>
            Keep
          </Button>
          <Button color="red" onClick={close}>
            Delete
          </Button>
        </Group>
      </Modal>
    </div>
  );
}
