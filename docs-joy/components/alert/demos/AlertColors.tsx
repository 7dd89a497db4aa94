import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

const messages = {
  neutral: 'The office is closed on Monday.',
  primary: 'A new version is available.',
  success: 'Invoice 1042 is paid.',
  warning: 'Your storage is almost full.',
  danger: 'The message wasn’t sent.',
} as const;

export default function AlertColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {(Object.keys(messages) as (keyof typeof messages)[]).map((color) => (
        <Alert key={color} color={color}>
          {messages[color]}
        </Alert>
      ))}
    </Stack>
  );
}
