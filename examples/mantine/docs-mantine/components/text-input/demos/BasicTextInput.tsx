import { TextInput } from '@mantine/core';

export default function BasicTextInput() {
  return (
    <TextInput
      label="Order name"
      description="Shown in the list of orders"
      placeholder="Office chairs"
      maw={320}
      w="100%"
    />
  );
}
