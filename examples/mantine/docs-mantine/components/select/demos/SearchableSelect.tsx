import { Select } from '@mantine/core';

export default function SearchableSelect() {
  return (
    <Select
      label="Status"
      data={['Open', 'In progress', 'Waiting', 'Closed']}
      defaultValue="Open"
      nothingFoundMessage="No status found"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Clear status' }}
      maw={320}
      w="100%"
    />
  );
}
