import { Button, Group } from '@mantine/core';

export default function ButtonVariants() {
  return (
    <Group>
      <Button>Save order</Button>
      <Button variant="default">Print</Button>
      <Button variant="subtle">Cancel</Button>
    </Group>
  );
}
