import Box from '@mui/system/Box';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const tile = { width: 72, border: 1, borderRadius: 1, textAlign: 'center' };

export default function FlexWrap() {
  return (
    <Box sx={{ width: 260, maxWidth: '100%' }}>
      {(['nowrap', 'wrap', 'wrap-reverse'] as const).map((flexWrap) => (
        <Box key={flexWrap} sx={{ mb: 2 }}>
          <code>{flexWrap}</code>
          <Box sx={{ display: 'flex', gap: 0.5, flexWrap }}>
            {days.map((day) => (
              <Box key={day} sx={tile}>
                {day}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
