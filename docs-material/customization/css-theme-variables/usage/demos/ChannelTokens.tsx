import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const clinics = [
  { name: 'Eye clinic', booked: 0.2 },
  { name: 'Dental clinic', booked: 0.5 },
  { name: 'Radiology', booked: 0.8 },
];

export default function ChannelTokens() {
  return (
    <Stack spacing={1}>
      {clinics.map(({ name, booked }) => (
        <Box
          key={name}
          sx={(theme) => ({
            p: 1,
            borderInlineStart: `8px solid ${theme.alpha(
              (theme.vars ?? theme).palette.primary.main,
              booked,
            )}`,
          })}
        >
          {name}: {booked * 100} % booked
        </Box>
      ))}
    </Stack>
  );
}
