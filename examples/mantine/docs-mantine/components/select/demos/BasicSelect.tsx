import { Select } from '@mantine/core';

export default function BasicSelect() {
  return (
    <Select
      label="Room"
      placeholder="Select a room"
      data={['Berlin', 'Lisbon', 'Oslo']}
      maw={320}
      w="100%"
    />
  );
}
