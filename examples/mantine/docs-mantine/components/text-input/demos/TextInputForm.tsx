import * as React from 'react';
import { Button, Stack, Text, TextInput } from '@mantine/core';

export default function TextInputForm() {
  const [email, setEmail] = React.useState('');
  const [error, setError] = React.useState<string | null>(null);
  const [sentTo, setSentTo] = React.useState('');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const isValid = email.includes('@');
    setError(isValid ? null : 'Enter an email address');
    setSentTo(isValid ? email : '');
  };

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack maw={320} w="100%" align="flex-start">
        <TextInput
          label="Email"
          type="email"
          withAsterisk
          w="100%"
          value={email}
          error={error}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit">Send invoice</Button>
        <Text role="status" size="sm">
          {sentTo && `Sent to ${sentTo}`}
        </Text>
      </Stack>
    </form>
  );
}
